/** The page's half of the conversation described in API.md: one function per call. */

const RETRY = 2000;

/** What the playground or the bot's rules refused, with a sentence to show. */
export class Refusal extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** Calls on behalf of one local user. */
export class Api {
  constructor(userId) {
    this.userId = userId;
  }

  get(path, query = {}) {
    return request(`${path}?${new URLSearchParams({ user: this.userId, ...query })}`);
  }

  post(path, body = {}) {
    return request(path, {
      method: 'POST',
      body: { user: this.userId, ...body },
    });
  }

  world() {
    return this.get('/world');
  }

  messages(channelId, query) {
    return this.get(`/channels/${channelId}/messages`, query);
  }

  pins(channelId) {
    return this.get(`/channels/${channelId}/pins`);
  }

  commands(channelId) {
    return this.get(`/channels/${channelId}/commands`);
  }

  send(message) {
    return this.post('/messages', message);
  }

  upload(file) {
    const form = new FormData();
    form.append('user', this.userId);
    form.append('file', file, file.name);
    return request('/uploads', { method: 'POST', form });
  }
}

export const createUser = (user) => request('/users', { method: 'POST', body: user });
export const changeUser = (id, change) => request(`/users/${id}`, { method: 'PATCH', body: change });

/** The local people, asked for until the playground answers; `onsilence` runs when it does not. */
export async function everybody(onsilence = () => {}) {
  for (;;) {
    try {
      return (await request('/users')).users;
    } catch {
      onsilence();
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY);
      });
    }
  }
}

async function request(path, { method = 'GET', body, form } = {}) {
  const options = { method, body: form };
  if (body)
    Object.assign(options, {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  let response;
  try {
    response = await fetch(`/page/api${path}`, options);
  } catch {
    throw new Refusal('', 'unreachable');
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(answer.message ?? '', answer.code ?? response.status);
  return answer;
}
