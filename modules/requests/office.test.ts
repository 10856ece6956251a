import { expect, test } from 'vitest';
import { callersOf } from '#tests/entry-checks.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { requestFilter } from './list.ts';
import { requests } from './tables.ts';
import { fieldsOf, send } from './test-requests.ts';

const site = siteOfEachTest();

/** Somebody asks for something; returns the id of the request. */
async function ask(fields: Record<string, string> = {}): Promise<number> {
  await send(site, await fieldsOf(site, fields), { address: `198.51.${counter++}.1` });
  return site.db.select().from(requests).all().at(-1)?.id ?? 0;
}
let counter = 0;

const list = (filter: object = {}) => site.administrator.request.getAll(requestFilter.parse(filter));
const one = (id: number) => site.administrator.request.get({ id });

const answering = ['addNote', 'assign', 'get', 'getAll', 'getPeople', 'getPhoto', 'noteReply', 'setState'];

test('only administrators export, delete and set up; everybody else may at most answer', () => {
  const { administrator: _, ...others } = callersOf('request');
  expect(others).toEqual({ everybody: ['getForm', 'getThanks'], client: answering });
});

const entriesOf = async (account: typeof site.client) => {
  const { requests, counts } = await account.request.getAll(requestFilter.parse({}));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [requests.map(({ name }) => name), total, await account.site.getUnread()];
};

test('an account answers what is assigned to it, and all once it gets the emails; others see nothing', async () => {
  const { budi } = site.people;
  const id = await ask({ name: 'Dewi' });
  const other = await ask({ name: 'Wati', note: 'lain' });
  const { request } = site.client;
  expect(await entriesOf(site.client)).toEqual([[], 0, {}]);
  expect(await request.getPeople()).toEqual([]);
  const input = { id, version: 1 };
  const refused = [
    request.get({ id }),
    request.getPhoto({ id, photo: 1 }),
    request.addNote({ id, text: 'x' }),
    request.noteReply({ id, way: 'call' }),
    request.setState({ ...input, state: 'won' }),
    request.assign({ ...input, userId: budi.id }),
  ];
  for (const each of refused) await expect(each).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await one(id)).events).toMatchObject([{ kind: 'opened' }]);

  await site.administrator.request.assign({ ...input, userId: budi.id });
  await site.administrator.request.get({ id: other });
  expect(await entriesOf(site.client)).toEqual([['Dewi'], 1, { '/only-us/requests': 0 }]);
  const { waiting, areas } = await site.client.site.getSummary();
  expect(waiting).toMatchObject([{ title: expect.stringMatching(/^1 new request/) }]);
  expect(areas.find(({ title }) => title === 'Requests')).toMatchObject({
    needsAttention: [],
    weekly: { counts: [0, 1] },
  });
  expect((await request.get({ id })).events[0]).toMatchObject({ kind: 'opened', isOwn: true });
  await expect(request.get({ id: other })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await request.getPeople()).map(({ name }) => name)).toContain('Sari');

  await site.administrator.requestSettings.update({
    version: 1,
    ...{ formOn: true, months: 12, recipients: [budi.id] },
  });
  await site.client.account.chooseNotification({ kind: 'requests', choice: 'digest' });
  const { choices } = await site.administrator.requestSettings.get();
  expect(choices).toMatchObject({ [budi.id]: 'digest', [site.people.sari.id]: 'mail' });
  await request.setState({ id: other, version: 1, state: 'won' });
  expect(await entriesOf(site.client)).toEqual([['Wati', 'Dewi'], 2, { '/only-us/requests': 0 }]);
});

test('the first reply moves a new request on, so that nobody else answers it, too', async () => {
  const id = await ask();
  await site.administrator.request.noteReply({ id, way: 'call' });
  const { state, events } = await one(id);
  expect(state).toBe('inProgress');
  expect(events.map(({ kind, text }) => [kind, text])).toContainEqual(['replied', 'call']);
  await site.administrator.request.setState({ id, version: 2, state: 'won' });
  await site.administrator.request.noteReply({ id, way: 'email' });
  expect((await one(id)).state).toBe('won');
});

test('the list has the newest first, by state, with how many there are of each', async () => {
  const first = await ask({ name: 'Pertama' });
  await ask({ name: 'Kedua' });
  await ask({ name: 'Iklan', homepage: 'x' });
  await site.administrator.request.setState({ id: first, version: 1, state: 'inProgress' });
  expect((await list()).requests.map(({ name }) => name)).toEqual(['Iklan', 'Kedua', 'Pertama']);
  expect((await list({ state: 'new' })).requests.map(({ name }) => name)).toEqual(['Kedua']);
  expect((await list()).counts).toEqual({ new: 1, inProgress: 1, sampleSent: 0, won: 0, lost: 0, spam: 1 });
});

test('a search finds names, companies, numbers however they are written, addresses and notes', async () => {
  await ask({ name: 'Dewi Lestari', company: 'PT Maju 100%', phone: '0812-3456-7890', note: 'Peti kayu' });
  await ask({ name: 'Budi', phone: '', email: 'budi@toko.example' });
  const found = async (search: string) => (await list({ search })).requests.map(({ name }) => name);
  for (const search of ['lestari', 'dewi maju', '100%', '0812 3456', '+62 812-3456-7890', 'peti'])
    expect(await found(search), search).toEqual(['Dewi Lestari']);
  expect(await found('toko.example')).toEqual(['Budi']);
  expect(await found('%')).toEqual(['Dewi Lestari']);
  expect(await found('nobody')).toEqual([]);
});

test('a search takes as many words as somebody remembers, and no more', async () => {
  await ask({ name: 'Dewi Lestari', note: 'satu dua tiga empat lima enam' });
  const words = 'dewi lestari satu dua tiga empat lima enam';
  expect((await list({ search: words })).requests).toHaveLength(1);
  expect((await list({ search: `${words} bukan` })).requests).toHaveLength(1);
  expect((await list({ search: `bukan ${words}` })).requests).toHaveLength(0);
  const found = await list({ search: 'dewi', state: 'won' });
  expect(found).toMatchObject({ total: 0, counts: { new: 1 } });
});

test('who opened a request is noted, once in half an hour', async () => {
  const id = await ask();
  expect(await site.administrator.site.getUnread()).toEqual({ '/only-us/requests': 1 });
  await one(id);
  const { events, openedAt } = await one(id);
  expect(events).toMatchObject([{ kind: 'opened', by: 'Sari' }]);
  expect(openedAt).not.toBeNull();
  expect(await site.administrator.site.getUnread()).toEqual({ '/only-us/requests': 0 });
  const later = new Date(Date.now() + 31 * 60_000);
  site.services.now = () => later;
  expect((await one(id)).events).toHaveLength(2);
});

test('a client’s sidebar counts nothing', async () => {
  await ask();
  expect(await site.client.site.getUnread()).toEqual({});
});

test('state, person and notes are in the history', async () => {
  const id = await ask();
  await site.administrator.request.setState({ id, version: 1, state: 'inProgress' });
  await site.administrator.request.assign({ id, version: 2, userId: site.people.sari.id });
  await site.administrator.request.addNote({ id, text: 'Ditelepon <b>besok</b>' });
  const request = await one(id);
  expect(request).toMatchObject({ state: 'inProgress', assigneeId: site.people.sari.id, version: 3 });
  expect(request.events.map(({ kind, text }) => [kind, text])).toEqual([
    ['opened', ''],
    ['note', 'Ditelepon <b>besok</b>'],
    ['assigned', 'Sari'],
    ['state', 'inProgress'],
  ]);
});

test('who opened a reply is in the history, a double click once', async () => {
  const id = await ask();
  await site.administrator.request.noteReply({ id, way: 'whatsApp' });
  await site.administrator.request.noteReply({ id, way: 'whatsApp' });
  await site.administrator.request.noteReply({ id, way: 'email' });
  const replies = (await one(id)).events.filter(({ kind }) => kind === 'replied');
  expect(replies).toMatchObject([
    { text: 'email', by: 'Sari' },
    { text: 'whatsApp', by: 'Sari' },
  ]);
  const later = new Date(Date.now() + 2 * 60_000);
  site.services.now = () => later;
  await site.administrator.request.noteReply({ id, way: 'whatsApp' });
  expect((await one(id)).events.filter(({ kind }) => kind === 'replied')).toHaveLength(3);
  const gone = site.administrator.request.noteReply({ id: id + 1, way: 'email' });
  await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('of two people who change a request at once, the second one gets a conflict', async () => {
  const id = await ask();
  await site.administrator.request.setState({ id, version: 1, state: 'won' });
  const late = site.administrator.request.setState({ id, version: 1, state: 'lost' });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await one(id)).toMatchObject({ state: 'won' });
  expect((await one(id)).events.filter(({ kind }) => kind === 'state')).toHaveLength(1);
});

test('what is deleted is gone with its history, and doesn’t come back', async () => {
  const id = await ask();
  await site.administrator.request.addNote({ id, text: 'Catatan' });
  await site.administrator.request.delete({ id });
  await expect(one(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  for (const table of ['requests', 'request_events'])
    expect(site.db.$client.prepare(`SELECT count(*) AS n FROM ${table}`).get()).toEqual({ n: 0 });
  await expect(site.administrator.request.addNote({ id, text: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('an export has what the list shows, nothing that runs as a formula, and is noted', async () => {
  const id = await ask({
    name: '=HYPERLINK("evil.example")',
    company: '+1+1',
    city: ' @SUM(A1)',
    quantity: '＝1+1',
    note: 'Dua "baris",\nsatu sel',
  });
  await ask({ name: 'Iklan', homepage: 'x' });
  const { text, count, name } = await site.administrator.request.export({ search: '', state: 'new' });
  expect(name).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  expect(count).toBe(1);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain(`"'=HYPERLINK(""evil.example"")"`);
  expect(text).toContain(`,"'+1+1",0812-3456-7890,`);
  expect(text).toContain("'@SUM(A1)");
  expect(text).toContain("'＝1+1");
  expect(text).toContain('"Dua ""baris"",\nsatu sel"');
  expect(text).not.toContain('Iklan');
  expect((await one(id)).events.map(({ kind }) => kind)).toContain('exported');
});

test('the dashboard says first who is waiting, and for how long', async () => {
  expect((await site.administrator.site.getSummary()).waiting).toEqual([]);
  for (const note of ['satu', 'dua', 'tiga']) await ask({ note });
  const later = new Date(Date.now() + 5 * 60 * 60_000 + 1000);
  site.services.now = () => later;
  const [waiting] = (await site.administrator.site.getSummary()).waiting;
  expect(waiting).toMatchObject({ title: '3 new requests, the oldest 5 h ago', route: '/only-us/requests' });
  expect(waiting?.entries).toBeUndefined();
  expect((await site.client.site.getSummary()).waiting).toEqual([]);
});

test('on the desk of Sales are the new requests, the oldest first, until each is answered', async () => {
  const sales = site.withRight('sales');
  const desk = async () => (await sales.site.getSummary()).waiting;
  expect(await desk()).toMatchObject([{ title: 'No new requests', label: 'All requests' }]);
  const first = await ask({ name: 'Dewi', note: 'satu', quantity: '500' });
  await ask({ name: 'Wati', note: 'dua' });
  const [waiting] = await desk();
  expect(waiting?.entries).toMatchObject([
    { title: 'Dewi', route: `/only-us/requests/${first}`, why: '500', data: { id: first, version: 1 } },
    { title: 'Wati' },
  ]);
  // Reading those is recorded.
  const { phone } = await one(first);
  expect(phone).not.toBe('');
  expect(JSON.stringify(await desk())).not.toContain(phone);
  await sales.request.noteReply({ id: first, way: 'call' });
  const [after] = await desk();
  expect(after?.entries?.map(({ title }) => title)).toEqual(['Wati']);
});

test('requests of a week are counted for the plot, without spam', async () => {
  await ask();
  await ask({ homepage: 'x' });
  const { areas } = await site.administrator.site.getSummary();
  const area = areas.find(({ title }) => title === 'Requests');
  expect(area?.weekly?.counts.at(-1)).toBe(1);
});

test('no search of the site finds a request', async () => {
  await ask({ name: 'Zulaikha', note: 'Xylofon' });
  for (const query of ['Zulaikha', 'Xylofon'])
    expect(await site.guest.search.getPage({ query })).toMatchObject({ groups: [] });
});

test('the palette finds a request by who sent it, for those who may open it', async () => {
  const id = await ask({ name: 'Wati Susanti', company: 'PT Kardus' });
  const found = { title: 'Wati Susanti, PT Kardus', route: `/only-us/requests/${id}` };
  for (const query of ['susanti', 'kardus'])
    expect(await site.administrator.palette.find({ query })).toContainEqual(expect.objectContaining(found));
  expect(await site.client.palette.find({ query: 'susanti' })).toEqual([]);
});
