import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';
import { signIn } from '#tests/sign-in.ts';
import type { RunningSite } from '#tests/site.ts';
import { askFor } from './raw.ts';

let site: RunningSite;
let staff: Record<string, string>;
test.beforeAll(async ({ site: shared }) => {
  site = shared;
  const Cookie = await signIn(site.url, site);
  staff = { Cookie, Origin: site.url, 'Content-Type': 'application/json' };
});

const send = (path: string, body: string, headers = staff) =>
  askFor(site.url, `/api/trpc/${path}`, { method: 'POST', headers, body });
const nested = (deep: number, open: string, close: string) => `${open.repeat(deep)}1${close.repeat(deep)}`;
/** Technical terms that help nobody and reveal too much to strangers. */
const machine = /stack|destructure|is not valid JSON|unexpected token|iterable|\bat \/|node_modules/i;

const malformed = {
  'no JSON': '{',
  nothing: '',
  'a NUL': '\0',
  null: 'null',
  'a list': '[]',
  'deep lists': nested(100_000, '[', ']'),
  'deep objects': `{"json":${nested(100_000, '{"a":', '}')}}`,
  'a deep field': `{"json":{"id":${nested(50_000, '[', ']')}}}`,
  'deep notes on types': `{"json":{},"meta":{"values":${nested(50_000, '[', ']')}}}`,
  'notes on types that are text': '{"json":{},"meta":{"values":"x"}}',
  'a set of a number': '{"json":{"id":1},"meta":{"values":{"id":["set"]}}}',
  'a class of ours': '{"json":{"id":"x"},"meta":{"values":{"id":[["class","Services"]]}}}',
  'a broken pattern': '{"json":{"id":"/(/"},"meta":{"values":{"id":["regexp"]}}}',
};

for (const [what, body] of Object.entries(malformed)) {
  test(`a call with ${what} is refused with 400 and a readable sentence`, async () => {
    for (const path of ['user.delete', 'file.update', 'site.update']) {
      const answer = await send(path, body);
      expect(answer.status, answer.body).toBe(400);
      expect(answer.body).not.toMatch(machine);
    }
  });
}

test('a call with more than a megabyte is refused with 413', async () => {
  const answer = await send('site.update', `{"json":"${'a'.repeat(2_000_000)}"}`);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body).error.json.message).toBe('The request is too large.');
});

test('a batch of eleven calls is refused, one of ten is answered', async () => {
  const batch = (calls: number) => `${Array(calls).fill('site.get').join(',')}?batch=1`;
  const headers = staff;
  const eleven = await askFor(site.url, `/api/trpc/${batch(11)}`, { headers });
  expect(eleven.status).toBe(400);
  const ten = await askFor(site.url, `/api/trpc/${batch(10)}`, { headers });
  expect(JSON.parse(ten.body)).toHaveLength(10);
});

test('an unsupported type of body is refused with 415', async () => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
    expect((await send('user.delete', '{}', { ...staff, 'Content-Type': type })).status).toBe(415);
  }
});

const poison = {
  'in the data': '{"json":{"__proto__":{"active":true}}}',
  'through the constructor': '{"json":{"constructor":{"prototype":{"active":true}}}}',
  'in the notes on types': '{"json":{"a":"2020"},"meta":{"values":{"__proto__.active":["Date"]}}}',
  'in the notes, by the constructor':
    '{"json":{"a":"2020"},"meta":{"values":{"constructor.prototype.active":["Date"]}}}',
  'by reference': '{"json":{"a":{"x":1}},"meta":{"referentialEqualities":{"a":["__proto__.active"]}}}',
  'by reference to the root':
    '{"json":{"a":1},"meta":{"referentialEqualities":[["constructor.prototype.b"]]}}',
};

for (const [how, body] of Object.entries(poison)) {
  test(`nobody can add a property to all objects ${how}`, async () => {
    for (const path of ['user.delete', 'file.update', 'site.update']) {
      expect((await send(path, body)).status).toBe(400);
    }
    const query = `site.get?input=${encodeURIComponent(body)}`;
    expect((await askFor(site.url, `/api/trpc/${query}`, { headers: staff })).status).toBeLessThan(500);
    // These would inherit what all objects have.
    const settings = JSON.parse((await askFor(site.url, '/api/trpc/site.get', { headers: staff })).body);
    const words = [
      'description',
      'isSecondLanguagePublic',
      'keepActivity',
      'language',
      'maintenance',
      'name',
      'searchWords',
      'secondLanguage',
      'skippedSteps',
      'timeZone',
    ];
    const names = ['createdAt', 'id', 'updatedAt', 'version', ...words].sort();
    expect(Object.keys(settings.result.data.json).sort()).toEqual(names);
    const session = await askFor(site.url, '/api/auth/session');
    expect(session.body).toBe('{}');
  });
}

test('malformed sign-in forms are refused with 4xx', async () => {
  const bodies = ['{', nested(50_000, '[', ']'), '{"__proto__":{"csrfToken":"x"}}', `"${'a'.repeat(2e6)}"`];
  for (const body of bodies) {
    for (const path of ['/api/auth/callback/credentials', '/api/auth/signout', '/api/auth/_log']) {
      const headers = { 'Content-Type': 'application/json', Origin: site.url };
      const { status, body: words } = await askFor(site.url, path, { method: 'POST', headers, body });
      expect(status, `${path} ${body.slice(0, 40)}`).toBeLessThan(500);
      expect(words).not.toMatch(machine);
    }
  }
});
