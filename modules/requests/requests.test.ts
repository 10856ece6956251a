import { expect, test } from 'vitest';
import { notifications } from '#server/notifications/tables.ts';
import { openTestSite, siteOfEachTest } from '#tests/test-site.ts';
import { visitsOfEachTest } from '#tests/visits.ts';
import { requests } from './tables.ts';
import { fieldsOf, send } from './test-requests.ts';

const site = siteOfEachTest();
const visits = visitsOfEachTest();

const stored = () => site.db.select().from(requests).all();

test('a request is stored, and the visitor gets its number', async () => {
  const response = await send(
    site,
    await fieldsOf(site, { company: 'PT Maju', quantity: '500 pcs', city: 'Karawang' }),
  );
  expect(response.status).toBe(303);
  const [request] = stored();
  expect(request).toMatchObject({
    name: 'Dewi Lestari',
    company: 'PT Maju',
    kind: 'quote',
    size: '',
    phone: '6281234567890',
    email: '',
    quantity: '500 pcs',
    city: 'Karawang',
    state: 'new',
    suspicions: [],
    language: 'id',
    consent: '1-12-id',
    openedAt: null,
  });
  expect(request?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const { reference = '', formKey = '' } = request ?? {};
  expect(response.headers.get('location')).toBe(`/contact/thanks?reference=${reference}`);
  // What was sent is shown to this browser alone.
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toBe(`vinci.sent=${formKey}; Max-Age=3600; Path=/contact/thanks; HttpOnly; SameSite=Lax`);
  const thanks = await site.guest.request.getThanks({ reference: reference.toLowerCase(), key: '' });
  expect(thanks).toEqual({
    reference,
    productName: '',
    kind: 'quote',
    form: { id: 0, thanks: '' },
    sent: null,
  });
});

test('a sample is asked for with an address, and sent', async () => {
  const note = 'Jl. Raya Bekasi 12';
  await send(site, await fieldsOf(site, { kind: 'sample', note }));
  const [request] = stored();
  expect(request).toMatchObject({ kind: 'sample', note, state: 'new' });
  const { id = 0, version = 0 } = request ?? {};
  await site.administrator.request.setState({ id, version, state: 'sampleSent' });
  const sent = await site.administrator.request.getAll({ state: 'sampleSent' });
  expect(sent.requests).toMatchObject([{ id, kind: 'sample' }]);
  const { text } = await site.administrator.request.export({});
  expect(text).toContain('sample');
  const refused = await send(site, await fieldsOf(site, { kind: 'sample', size: 'x'.repeat(101) }));
  expect((await refused.json()).form).toMatchObject({
    values: { kind: 'sample' },
    errors: { size: 'Maksimal 100 karakter.', note: 'Ke mana contohnya dikirim?' },
  });
});

test('what was sent is shown for an hour, to the one who sent it', async () => {
  await send(site, await fieldsOf(site, { city: 'Karawang' }));
  const { reference = '', formKey = '' } = stored()[0] ?? {};
  const sent = async (key: string) => (await site.guest.request.getThanks({ reference, key })).sent;
  expect(await sent(formKey)).toMatchObject({ city: 'Karawang', phone: '6281234567890' });
  for (const wrong of ['', formKey.slice(1), `${formKey.slice(1)}g`]) expect(await sent(wrong)).toBeNull();
  const later = new Date(Date.now() + 61 * 60_000);
  site.services.now = () => later;
  expect(await sent(formKey)).toBeNull();
});

test('a request is reported once, without spam and what staff try', async () => {
  const fields = await fieldsOf(site);
  await send(site, fields);
  await send(site, fields);
  await send(site, await fieldsOf(site, { name: 'Iklan', homepage: 'x' }));
  const { Cookie } = await site.signIn(site.people.sari);
  await send(site, await fieldsOf(site, { name: 'Sari' }), { headers: { Cookie } });
  expect(stored()).toHaveLength(3);
  expect(visits).toEqual([{ kind: 'request', path: '/contact' }]);
});

test('a form that is sent twice is stored once, with one number', async () => {
  const fields = await fieldsOf(site);
  const answers = await Promise.all([send(site, fields), send(site, fields), send(site, fields)]);
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  expect(stored()).toHaveLength(1);
});

test('going back to change what was sent makes another request', async () => {
  const fields = await fieldsOf(site, { note: 'Ukuran 20 × 20' });
  await send(site, fields);
  await send(site, { ...fields, note: 'Ukuran 30 × 20' });
  expect(stored().map(({ state }) => state)).toEqual(['new', 'new']);
});

test('what is wrong is said at the field, and all that was typed is still there', async () => {
  const typed = { name: '', phone: '0812', email: 'dewi@', company: 'PT Maju', note: 'Kardus\nuntuk ekspor' };
  const response = await send(site, await fieldsOf(site, typed));
  expect(response.status).toBe(422);
  const { form } = await response.json();
  expect(form.values).toMatchObject(typed);
  expect(form.errors).toEqual({
    name: 'Siapa nama Anda?',
    phone: 'Nomor ini kurang angkanya. Contoh: 0812-3456-7890.',
    email: 'Alamat email ini belum lengkap. Contoh: nama@perusahaan.co.id.',
  });
  expect(stored()).toEqual([]);
});

test('one way to answer is enough, and without any the visitor is asked for one', async () => {
  expect((await send(site, await fieldsOf(site, { phone: '', email: 'Dewi@Maju.co.id' }))).status).toBe(303);
  expect(stored()).toMatchObject([{ phone: '', email: 'dewi@maju.co.id' }]);
  const { form } = await (await send(site, await fieldsOf(site, { phone: '' }))).json();
  expect(form.errors).toEqual({ phone: 'Isi nomor WhatsApp atau email, supaya kami bisa menjawab.' });
});

test('a text that is too long is said so at its field', async () => {
  const response = await send(site, await fieldsOf(site, { note: 'a'.repeat(3001), city: 'b'.repeat(101) }));
  const { form } = await response.json();
  expect(form.errors).toEqual({ note: 'Maksimal 3.000 karakter.', city: 'Maksimal 100 karakter.' });
  const huge = await send(site, await fieldsOf(site, { note: 'a'.repeat(100_000) }));
  expect(huge.status).toBe(413);
});

test('a form that was left open for a day is accepted', async () => {
  const fields = await fieldsOf(site, {}, 24 * 60 * 60);
  expect((await send(site, fields)).status).toBe(303);
  expect(stored()).toMatchObject([{ state: 'new' }]);
});

test('a form that is weeks old, or isn’t ours, is shown again with all that was typed', async () => {
  const old = await fieldsOf(site, { note: 'Peti kayu' }, 14 * 24 * 60 * 60);
  for (const fields of [old, { ...old, token: 'nonsense' }, { ...old, token: '' }]) {
    const response = await send(site, fields);
    expect(response.status).toBe(422);
    const { form } = await response.json();
    expect(form).toMatchObject({ refusal: 'expired', values: { note: 'Peti kayu' } });
    expect(form.token).not.toBe(fields.token);
  }
  expect(stored()).toEqual([]);
});

test('a visitor agrees to the sentence as it is now', async () => {
  const { form } = await (await send(site, await fieldsOf(site, { consent: '1-99-id' }))).json();
  expect(form.errors.consent).toContain('berubah');
});

test.each([
  ['fills in the field that people don’t see', { homepage: 'https://spam.example' }, 60, ['trap']],
  ['sends links', { note: 'https://a.example and https://b.example' }, 60, ['links']],
  ['has a link for a name', { name: 'www.spam.example' }, 60, ['links']],
] as const)('a visitor who %s goes to spam, but still gets a number', async (_, changed, seconds, why) => {
  const response = await send(site, await fieldsOf(site, changed, seconds));
  expect(response.status).toBe(303);
  expect(stored()).toMatchObject([{ state: 'spam', suspicions: why }]);
});

test('a link to what is wanted is no spam', async () => {
  await send(site, await fieldsOf(site, { note: 'Seperti https://toko.example/kardus' }));
  expect(stored()).toMatchObject([{ state: 'new' }]);
});

test('who is quick, or asks the same again, is delivered and marked, and somebody gets an email', async () => {
  await send(site, await fieldsOf(site, { note: 'Kardus  polos' }));
  await send(site, await fieldsOf(site, { note: 'kardus polos' }));
  await send(site, await fieldsOf(site, { note: 'Peti' }, 1));
  expect(stored()).toMatchObject([
    { state: 'new', suspicions: [] },
    { state: 'new', suspicions: ['duplicate'] },
    { state: 'new', suspicions: ['fast'] },
  ]);
  expect(site.db.select().from(notifications).all()).toHaveLength(3);
  const { requests: listed } = await site.administrator.request.getAll({ search: '', size: 20, page: 1 });
  expect(listed.map(({ suspicions }) => suspicions)).toEqual([['fast'], ['duplicate'], []]);
});

test('names in any script are stored as they are, without invisible characters', async () => {
  await send(
    site,
    await fieldsOf(site, { name: 'محمد \u202Eevil\u202C 張偉', phone: '\u202A0812-3456-7890\u202C' }),
  );
  expect(stored()).toMatchObject([{ name: 'محمد evil 張偉', phone: '6281234567890' }]);
});

test('line feeds don’t get into a name or an address', async () => {
  await send(site, await fieldsOf(site, { name: 'Dewi\r\nBcc: all@example.com' }));
  expect(stored()).toMatchObject([{ name: 'Dewi Bcc: all@example.com' }]);
  const injected = await send(site, await fieldsOf(site, { email: 'dewi@a.example\nBcc: b@b.example' }));
  expect(injected.status).toBe(422);
});

test('a form of another site is refused', async () => {
  const fields = await fieldsOf(site);
  const response = await send(site, fields, { headers: { origin: 'https://evil.example' } });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('dari situs lain');
  expect((await send(site, fields, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect(stored()).toEqual([]);
});

test('during maintenance visitors send nothing', async () => {
  const closed = await openTestSite({ maintenance: true });
  const response = await send(closed, await fieldsOf(closed));
  expect(await response.json()).toMatchObject({ url: '/maintenance' });
  expect(closed.db.select().from(requests).all()).toEqual([]);
  await closed.close();
});

test('a flood from one address is stopped, and says how long to wait', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1)
    statuses.push((await send(site, await fieldsOf(site, { note: `Permintaan ${index}` }))).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(303));
  expect(statuses.slice(10)).toEqual(Array(20).fill(429));
  const refused = await send(site, await fieldsOf(site, { note: 'Masih ada' }));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const { form } = await refused.json();
  expect(form).toMatchObject({ refusal: 'tooMany', minutes: 15, values: { note: 'Masih ada' } });
  const elsewhere = await send(site, await fieldsOf(site), { address: '203.0.113.9' });
  expect(elsewhere.status).toBe(303);
});

test('one form isn’t sent over and over from everywhere', async () => {
  const fields = await fieldsOf(site);
  for (let index = 0; index < 10; index += 1)
    await send(site, { ...fields, note: `Permintaan ${index}` }, { address: `198.51.${index}.7` });
  expect(stored()).toHaveLength(5);
});

test('nothing that somebody typed is in the log, even when it can’t be stored', async () => {
  site.db.$client.exec('DROP TABLE requests');
  const response = await send(site, await fieldsOf(site, { note: 'Rahasia besar' }));
  expect(response.status).toBe(503);
  const { form } = await response.json();
  expect(form).toMatchObject({ refusal: 'failed', values: { note: 'Rahasia besar' } });
  const log = site.logged.join('\n');
  expect(log).toContain('could not be stored');
  expect(log).not.toMatch(/Rahasia|Dewi|81234567890/);
});

test('a name that nobody sees is asked for, and what is invisible is left out of the others', async () => {
  const refused = await send(site, await fieldsOf(site, { name: '\u200B\u2060 \u00AD' }));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Siapa nama Anda?');
  expect(stored()).toEqual([]);
  const email = 'dewi@pelanggan.example\u200B';
  const note = '\uFEFFCre\u0300me\r\n\r\n10\u202E dus';
  const taken = await send(
    site,
    await fieldsOf(site, { name: 'De\u00ADwi\n Lestari', phone: '', email, note }),
  );
  expect(taken.status).toBe(303);
  expect(stored()).toMatchObject([
    { name: 'Dewi Lestari', email: 'dewi@pelanggan.example', note: 'Crème\n\n10 dus' },
  ]);
});
