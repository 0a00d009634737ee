"""Best friends: favours of five guilds for those who are kind to others, and points for those who use them."""

from game.modules.best_friends.module import BestFriends

MODULE = BestFriends()
