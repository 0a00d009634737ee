# What people and servers set for themselves: /me and /server.
language-name = English
value-auto = as Discord says
value-ping = by ping in the channel
value-direct = by direct message
value-never = never
value-usual = the usual answer at once
value-wait = wait for me
question-offer = other players' offers
question-discard = discards on a 7
question-gift = other players' gifts
question-special_wish = building between the turns

me-title = ### Your settings
me-language = Language: { $language }
me-zone = Time zone: { $zone }
me-quiet = Quiet hours: { $since } to { $until }
me-no-quiet = Quiet hours: none
me-reminders = Reminders: { $how }
me-ahead = You are told when your turn is next.
me-vacation = On vacation until { $until }
me-vacation-less = { $n ->
    [0] No days off are left in { $channel }: your clock runs on there.
   *[other] In { $channel } only until { $until }: the table allows no more.
}
me-answers = Answered for you in advance: { $questions }
me-reset = Your settings are back to the defaults; everything else stays.
me-export = Here is everything that is kept about you.
me-forget = ### Forget you everywhere?
    Your settings, your number and your name go from every game, log and statistic; where you play, an automatic player takes over for you. What the others did and won stays. **This cannot be undone.**
me-forgotten = You are forgotten: nothing here names you any more.
button-forget = Forget me

server-title = ### Settings of this server
server-language = Language of public messages: { $language }
server-channels = Tables may be opened in { $channels }.
server-any-channel = Tables may be opened in every channel.
server-starters = Tables may be opened by { $roles }.
server-any-starter = Everybody may open tables.
server-defaults = New tables begin with: { $options }
server-forgotten = The settings of this server are forgotten; everything is back to the defaults.

refused-bad_zone = I do not know the time zone “{ $text }”. Begin to type the name of a large city near you and choose from the list.
refused-bad_time = “{ $text }” is not a time of day. Write for example 22:00.
refused-half_quiet = Say both, since when and until when: for example 22:00 and 7:00. Without either, there are no quiet hours.
refused-not_this_channel = On this server tables are opened in { $channels }.
refused-not_a_starter = On this server tables are opened by { $roles }.
server-reports = Reports from tables arrive in { $channel }.
refused-reports_public = Everybody can read that channel. Choose one that only moderators see.
