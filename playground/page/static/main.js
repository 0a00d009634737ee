/** Starts the page: finds out who sits at this window, speaks their language, and lays the page out. */

import { everybody } from './core/api.js';
import { h } from './core/dom.js';
import { startTicking } from './core/time.js';
import { languageOf, say, speak } from './core/words.js';
import { lastUser, Page } from './page.js';
import { askNewPerson } from './windows/person.js';

const waiting = h('p', { class: 'lost', role: 'alert' }, say('live.lost'));
const users = await everybody(() => document.body.append(waiting));
waiting.remove();

const wanted = new URLSearchParams(location.search).get('user');
const me =
  users.find((user) => user.id === wanted || user.name === wanted) ??
  users.find((user) => user.id === lastUser()) ??
  users[0];
await speak(languageOf(me?.locale ?? navigator.language));

const page = new Page();
startTicking();
if (me) page.become(me);
else askNewPerson(page.store, (user) => page.become(user), { canClose: false });
