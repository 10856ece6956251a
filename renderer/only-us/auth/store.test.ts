import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from './store.ts';
import { SessionStore } from './store.ts';

const sari: Session = {
  user: { name: 'Sari', email: 'sari@vinci.example', image: null, role: 'administrator' },
};
const asked = vi.fn<(path: string, init?: RequestInit) => void>();
const written = vi.fn<(key: string, value: string) => void>();
let answers: Record<string, { status?: number; body: unknown }>;

beforeEach(() => {
  answers = { '/api/auth/session': { body: sari }, '/api/auth/csrf': { body: { csrfToken: 'token' } } };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'http://vinci.example/' } }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', { setItem: written });
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked(path, init);
    const { status = 200, body } = answers[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function messageFromOtherTab(newValue: string, key = 'nextauth.message') {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

const signedOutElsewhere = '{"event":"session","data":{"trigger":"signout"},"timestamp":1}';

describe('the session in a tab', () => {
  test('is there at once when the server sent it with the page', () => {
    const store = new SessionStore(sari);
    const stop = store.watch();
    expect(store.get()).toEqual({ data: sari, status: 'authenticated' });
    expect(asked).not.toHaveBeenCalled();
    stop();
  });

  test('is loading until it was read when nobody sent it', async () => {
    const store = new SessionStore();
    const stop = store.watch();
    expect(store.get().status).toBe('loading');
    await expect.poll(() => store.get()).toEqual({ data: sari, status: 'authenticated' });
    stop();
  });

  test('is over when the server answers with an empty object', async () => {
    const store = new SessionStore(sari);
    answers['/api/auth/session'] = { body: {} };
    await store.refetch({ broadcast: false });
    expect(store.get()).toEqual({ data: null, status: 'unauthenticated' });
  });

  test.each([203, 204, 206, 304, 401, 500])('stays as it is when the server answers %i', async (status) => {
    const store = new SessionStore(sari);
    vi.stubGlobal('fetch', async () => ({ ok: status < 300, status, json: async () => ({}) }));
    await store.refetch({ broadcast: false });
    expect(store.get().status).toBe('authenticated');
  });

  test('is read again when the tab is looked at, but not while it is hidden or nobody is signed in', async () => {
    const store = new SessionStore(sari);
    const stop = store.watch();
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).not.toHaveBeenCalled();
    Object.assign(document, { visibilityState: 'visible' });
    answers['/api/auth/session'] = { body: {} };
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => store.get().status).toBe('unauthenticated');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  test('is read again when another tab says so, without a word back', async () => {
    const store = new SessionStore(sari);
    const stop = store.watch();
    answers['/api/auth/session'] = { body: {} };
    messageFromOtherTab(signedOutElsewhere);
    await expect.poll(() => store.get().status).toBe('unauthenticated');
    expect(written).not.toHaveBeenCalled();
    stop();
    messageFromOtherTab(signedOutElsewhere);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each(['', '{', 'null', '{"event":"other","data":{}}'])('takes no notice of the message %j', (text) => {
    const stop = new SessionStore(sari).watch();
    messageFromOtherTab(text);
    messageFromOtherTab(signedOutElsewhere, 'another.key');
    expect(asked).not.toHaveBeenCalled();
    stop();
  });

  test('is read every so many seconds when asked for', async () => {
    vi.useFakeTimers();
    const stop = new SessionStore(sari).watch(60);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(150_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('notifies other tabs in the format of next-auth', async () => {
    await new SessionStore(sari).refetch({ broadcast: true });
    const [key, value] = written.mock.calls[0] ?? [];
    expect(key).toBe('nextauth.message');
    expect(JSON.parse(value ?? '')).toEqual({
      event: 'session',
      data: { trigger: 'getSession' },
      timestamp: expect.any(Number),
      nonce: expect.any(Number),
    });
  });

  test('notifies them each time, however quickly: storing the same text again would be no event', async () => {
    const store = new SessionStore(sari);
    await store.refetch({ broadcast: true });
    await store.refetch({ broadcast: true });
    const [first, second] = written.mock.calls.map(([, value]) => value);
    expect(first).not.toBe(second);
  });

  test('gets a new name through update, with the csrf token', async () => {
    const store = new SessionStore(sari);
    const renamed = { user: { ...sari.user, name: 'Sari Putri' }, expires: '2026-12-20T10:11:24.108Z' };
    answers['/api/auth/session'] = { body: renamed };
    expect(await store.update({ name: 'Sari Putri' })).toEqual(renamed);
    expect(store.get().data?.user.name).toBe('Sari Putri');
    expect(asked.mock.calls.at(-1)?.[1]?.body).toBe('{"csrfToken":"token","data":{"name":"Sari Putri"}}');
  });

  test('keeps the name it has when the update is refused', async () => {
    const store = new SessionStore(sari);
    answers['/api/auth/session'] = { status: 400, body: {} };
    expect(await store.update({ name: '' })).toBeNull();
    expect(store.get().data).toBe(sari);
  });

  test('does not fall back to an older answer that arrives late', async () => {
    const store = new SessionStore(sari);
    const waiting: ((body: unknown) => void)[] = [];
    const json = () => new Promise((resolve) => waiting.push(resolve));
    vi.stubGlobal('fetch', async () => ({ status: 200, json }));
    const both = [store.refetch({ broadcast: false }), store.refetch({ broadcast: false })];
    await expect.poll(() => waiting).toHaveLength(2);
    waiting[1]?.({});
    waiting[0]?.(sari);
    await Promise.all(both);
    expect(store.get().status).toBe('unauthenticated');
  });
});
