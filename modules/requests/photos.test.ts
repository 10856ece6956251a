import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo, pictureBomb, sidewaysPhotoWithPlace } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { requestPhotos, requests } from './tables.ts';
import { fieldsOf } from './test-requests.ts';

const site = siteOfEachTest();

/** Sends the form with photos, as a browser does. */
async function sendWith(photos: Uint8Array[], changed: Record<string, string> = {}, address = '203.0.113.5') {
  const body = new FormData();
  for (const [name, value] of Object.entries(await fieldsOf(site, changed))) body.set(name, value);
  for (const bytes of photos) body.append('photos', new File([new Uint8Array(bytes)], 'foto.jpg'));
  const headers = { origin: site.origin, 'x-forwarded-for': address };
  return fetch(`${site.address}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
}

/** The boxes of the photos that a refused form has attached. */
const attachedIn = ({ form }: { form: { photos: { name: string }[] } }): Record<string, string> =>
  Object.fromEntries(form.photos.map(({ name }, index) => [`photo${index + 1}`, name]));
const stored = () => site.db.select().from(requestPhotos).all();

test('a form without photos is received as before', async () => {
  expect((await sendWith([], { note: 'Baris satu\r\nbaris dua' })).status).toBe(303);
  expect(site.db.select().from(requests).all()).toMatchObject([{ note: 'Baris satu\nbaris dua' }]);
  expect(stored()).toEqual([]);
});

test('photos are stored upright, small and without the place where they were taken', async () => {
  const large = await photo({ width: 4000, height: 3000 });
  expect((await sendWith([await sidewaysPhotoWithPlace(), large])).status).toBe(303);
  const [sideways, small] = await Promise.all(stored().map(({ bytes }) => sharp(bytes).metadata()));
  expect(sideways).toMatchObject({ format: 'webp', width: 40, height: 60 });
  expect(sideways?.exif).toBeUndefined();
  expect(small).toMatchObject({ width: 1600, height: 1200 });
});

test('they are no files of the site, and go with the request', async () => {
  await sendWith([await photo()]);
  const [request] = site.db.select().from(requests).all();
  const id = request?.id ?? 0;
  const { photos } = await site.administrator.request.get({ id });
  const one = { id, photo: photos[0]?.id ?? 0 };
  expect(await site.administrator.request.getPhoto(one)).toMatch(/^data:image\/webp;base64,/);
  const other = { id: id + 1, photo: one.photo };
  await expect(site.administrator.request.getPhoto(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // No file of the site, which anybody could fetch who knows its name.
  expect(await site.storedFiles()).toEqual([]);
  await site.administrator.request.delete({ id });
  expect(stored()).toEqual([]);
});

test('an export of a person names the photos, and has none of them in its text', async () => {
  await sendWith([await photo(), await photo({ color: '#00ff00' })]);
  const { text, photos } = await site.administrator.request.exportPerson({ contact: '0812-3456-7890' });
  const [{ reference, photos: names }] = JSON.parse(text);
  expect(names).toEqual([`${reference}-1.webp`, `${reference}-2.webp`]);
  expect(text).not.toContain('base64');
  for (const { name: _, ...one } of photos)
    expect(await site.administrator.request.getPhoto(one)).toMatch(/^data:image\/webp;base64,/);
});

test.each([
  ['a picture bomb', () => pictureBomb()],
  [
    'a drawing that may run scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a program', () => Buffer.from('MZ\x90\0')],
  ['a photo that is cut off', async () => (await photo({ width: 400, height: 300 })).subarray(0, 300)],
])('%s is refused at its field, and nothing of it stays', async (_, make) => {
  const response = await sendWith([await photo(), await make()], { note: 'Peti kayu' });
  expect(response.status).toBe(422);
  const { form } = await response.json();
  expect(form.values.note).toBe('Peti kayu');
  expect(form.errors.photos).toContain('tidak bisa dibaca');
  expect(site.db.select().from(requests).all()).toEqual([]);
  expect(stored()).toEqual([]);
});

test('more than three photos are refused, those that are attached included', async () => {
  const many = await (await sendWith(await Promise.all([photo(), photo(), photo(), photo()]))).json();
  expect(many.form).toMatchObject({ errors: { photos: 'Paling banyak tiga foto.' }, photos: [] });
  const fields = await fieldsOf(site, { phone: '0812' });
  const two = await (await sendWith([await photo(), await photo()], fields)).json();
  const again = { ...fields, phone: '0812-3456-7890', ...attachedIn(two) };
  const four = await (await sendWith([await photo(), await photo()], again)).json();
  expect(four.form.errors).toEqual({ photos: 'Paling banyak tiga foto.' });
  expect(four.form.photos).toHaveLength(2);
});

test('after an error the photos are still attached, and one whose box is cleared isn’t', async () => {
  const fields = await fieldsOf(site, { phone: '0812' });
  const colors = ['#ff0000', '#00ff00'];
  const refused = await (
    await sendWith(await Promise.all(colors.map((color) => photo({ color }))), fields)
  ).json();
  expect(Object.keys(refused.form.errors)).toEqual(['phone']);
  expect(refused.form.values).not.toHaveProperty('photo1');
  expect(refused.form.photos).toMatchObject([{ label: 'foto.jpg' }, { label: 'foto.jpg' }]);
  expect(stored()).toEqual([]);
  expect(await site.storedFiles()).toEqual([]);
  // Still wrong: they stay.
  const { photo1: _, ...second } = attachedIn(refused);
  const wrong = await (await sendWith([], { ...fields, ...second })).json();
  expect(wrong.form.photos).toEqual(refused.form.photos.slice(1));
  const blue = await photo({ color: '#0000ff' });
  const sent = { ...fields, phone: '0812-3456-7890', ...attachedIn(wrong) };
  expect((await sendWith([blue], sent)).status).toBe(303);
  const shades = await Promise.all(stored().map(({ bytes }) => sharp(bytes).stats()));
  expect(shades.map(({ dominant: { g, b } }) => (g > b ? 'green' : 'blue'))).toEqual(['green', 'blue']);
  // Sent twice, it is stored once.
  expect((await sendWith([blue], sent)).status).toBe(303);
  expect(stored()).toHaveLength(2);
});

test('a photo is attached to its own form alone, and a name that nobody signed to none', async () => {
  const refused = await (await sendWith([await photo()], { phone: '0812' })).json();
  for (const photos of [attachedIn(refused), { photo1: 'made up' }]) {
    const other = await (await sendWith([], photos)).json();
    expect(other.form.errors).toEqual({ photos: 'Silakan pilih fotonya sekali lagi.' });
    expect(other.form.photos).toEqual([]);
  }
  expect(stored()).toEqual([]);
});

test('from one network only some refused forms have their photos attached', async () => {
  const small = await photo();
  const attempts: number[] = [];
  for (let attempt = 0; attempt < 22; attempt += 1) {
    const { form } = await (await sendWith([small], { phone: '0812' })).json();
    attempts.push(form.photos.length);
  }
  expect(attempts).toEqual([...Array(20).fill(1), 0, 0]);
});

test('a form with photos that is sent twice is stored once', async () => {
  const fields = await fieldsOf(site);
  const bytes = await photo();
  const answers = await Promise.all([sendWith([bytes], fields), sendWith([bytes], fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(stored()).toHaveLength(1);
});

test('a body that is too large isn’t read', async () => {
  const response = await sendWith([Buffer.alloc(47 * 1024 * 1024)]).catch(() => null);
  // The connection may be closed while the body is still being sent.
  if (response) expect(response.status).toBe(413);
  expect(site.db.select().from(requests).all()).toEqual([]);
});

test('a flood of large forms from one address is stopped before they are read', async () => {
  const noise = Buffer.alloc(100_000);
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) statuses.push((await sendWith([noise])).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(statuses.slice(15)).toEqual(Array(5).fill(429));
});

test('photos don’t fill the disk: beyond 200 MB a day visitors are asked to send them elsewhere', async () => {
  await sendWith([], { note: 'satu' });
  const requestId = site.db.select().from(requests).get()?.id ?? 0;
  const at = site.services.now();
  site.db
    .insert(requestPhotos)
    .values({ requestId, bytes: Buffer.alloc(200 * 1024 * 1024), at })
    .run();
  const { form } = await (await sendWith([await photo()], { note: 'dua' })).json();
  expect(form.errors.photos).toContain('WhatsApp');
  expect((await sendWith([], { note: 'dua' })).status).toBe(303);
});
