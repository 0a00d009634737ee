import { sentence } from '../core/act.js';
import { changeUser, createUser } from '../core/api.js';
import { h } from '../core/dom.js';
import { say } from '../core/words.js';
import { openDialog } from './dialog.js';

/** Lets a new local person join; `onjoin(user)` continues as them. */
export function askNewPerson(store, onjoin, { canClose = true } = {}) {
  const { name, locale, body } = fields(store, {
    name: '',
    locale: navigator.language,
  });
  openDialog({
    title: say('users.new.title'),
    note: say('users.new.intro'),
    body,
    canClose,
    submit: say('users.create'),
    onsubmit: async () => {
      try {
        const user = await createUser({
          name: name.value.trim(),
          locale: locale?.value,
        });
        onjoin(user);
        return null;
      } catch (error) {
        return sentence(error);
      }
    },
  });
  name.focus();
}

/** Changes the present person's name, language and whether direct messages are welcome. */
export function askSettings(store) {
  const { me } = store;
  const { name, locale, body } = fields(store, me);
  const dms = h('input', { type: 'checkbox', checked: me.dms_open !== false });
  openDialog({
    title: say('users.settings', { name: me.name }),
    body: [body, h('label', { class: 'choice' }, dms, h('span', null, say('users.dms')))],
    submit: say('users.save'),
    onsubmit: async () => {
      try {
        const user = await changeUser(me.id, {
          name: name.value.trim(),
          locale: locale?.value,
          dms_open: dms.checked,
        });
        store.apply({ t: 'USER_UPDATE', d: user });
        return null;
      } catch (error) {
        return sentence(error);
      }
    },
  });
  name.focus();
}

function fields(store, { name: given, locale: chosen }) {
  const locales = store.world?.locales ?? [];
  const name = h('input', {
    class: 'input',
    type: 'text',
    maxlength: 32,
    value: given,
    autocomplete: 'off',
    'aria-required': true,
  });
  const known =
    locales.find((locale) => locale.id === chosen) ??
    locales.find((locale) => locale.id.split('-')[0] === chosen?.split('-')[0]);
  const locale = locales.length
    ? h(
        'select',
        { class: 'input' },
        locales.map((each) => h('option', { value: each.id, selected: each === known }, each.name)),
      )
    : null;
  return {
    name,
    locale,
    body: [
      h('label', { class: 'field' }, say('users.name'), name),
      locale ? h('label', { class: 'field' }, say('users.locale'), locale) : null,
    ],
  };
}
