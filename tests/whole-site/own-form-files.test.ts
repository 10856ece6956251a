import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { requestPhotos, requests } from '#modules/requests/tables.ts';
import { photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { aField, application, complete, sendForm, typedInto } from './own-forms.ts';

const site = siteOfEachTest();

const pdf = (bytes = 2000) => {
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.7\n');
  return content;
};
const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const files = [aField('file', 'CV', { isRequired: true }), aField('file', 'Ijazah')];
const fields = [...application.fields.slice(0, -1), ...files];
const send = async (chosen: Record<string, File>) =>
  sendForm(site, await typedInto(site, complete), { files: chosen });

test('a PDF and a picture are kept with the request, private, and go with it', async () => {
  await site.administrator.form.create({ ...application, fields });
  const bytes = pdf();
  // By content, whatever they are called.
  const response = await send({ CV: file(bytes, 'cv.exe'), Ijazah: file(await photo(), 'ijazah.pdf') });
  expect(response.status).toBe(303);
  expect(site.db.select().from(requestPhotos).all()).toMatchObject([
    { type: 'application/pdf', name: 'cv.exe', bytes },
    { type: 'image/webp', name: 'ijazah.pdf' },
  ]);
  expect(await site.storedFiles()).toEqual([]);
  const id = site.db.select().from(requests).get()?.id ?? 0;
  const { photos } = await site.administrator.request.get({ id });
  const one = { id, photo: photos[0]?.id ?? 0 };
  expect(await site.administrator.request.getPhoto(one)).toBe(
    `data:application/pdf;base64,${bytes.toString('base64')}`,
  );
  await expect(site.guest.request.getPhoto(one)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const copy = await site.administrator.request.exportPerson({ contact: 'dewi@maju.example' });
  expect(copy.photos.map(({ name }) => name.slice(9))).toEqual(['-1.pdf', '-2.webp']);
  await site.administrator.request.delete({ id });
  expect(site.db.select().from(requestPhotos).all()).toEqual([]);
});

test('a file of a wrong type is refused at its field, the other has to be chosen again', async () => {
  await site.administrator.form.create({ ...application, fields });
  const response = await send({ CV: file(pdf(), 'cv.pdf'), Ijazah: file(Buffer.from('MZ\x90'), 'cv.pdf') });
  expect(response.status).toBe(422);
  const { form } = await response.json();
  expect(form.errors).toEqual({
    'a: Ijazah': expect.stringContaining('Pakai PDF, JPEG'),
    'a: CV': 'Silakan pilih berkasnya sekali lagi.',
  });
  expect(form.values).toMatchObject({ 'a: Nama lengkap': 'Dewi Lestari' });
  expect((await (await send({})).json()).form.errors).toEqual({ 'a: CV': 'Pilih berkasnya.' });
  expect(site.db.select().from(requests).all()).toEqual([]);
});

test('a file that no field asks for isn’t kept, and more files than a form takes are refused', async () => {
  await site.administrator.form.create({ ...application, fields });
  const cv = { CV: file(pdf(), 'cv.pdf') };
  expect((await send({ ...cv, Lain: file(pdf(), 'lain.pdf') })).status).toBe(303);
  expect(site.db.select().from(requestPhotos).all()).toMatchObject([{ name: 'cv.pdf' }]);
  const many = Array.from({ length: 5 }, (_, index) => [`Lain ${index}`, file(pdf(), 'lain.pdf')]);
  const response = await send({ ...cv, ...Object.fromEntries(many) });
  expect(response.status).toBe(422);
  expect(site.db.select().from(requests).all()).toHaveLength(1);
});

test('a file of 200 MB is refused at its field before it has arrived, and what was typed is kept', async () => {
  await site.administrator.form.create({ ...application, fields });
  const typed = await typedInto(site, complete);
  const part = (about: string, text = '') =>
    `--b\r\nContent-Disposition: form-data; ${about}\r\n\r\n${text}\r\n`;
  const texts = Object.entries(typed).map(([name, value]) => part(`name="${name}"`, value));
  const cv = part('name="a: CV"; filename="cv.pdf"').trimEnd();
  const request = http.request(`${site.address}/forms/lamaran`, {
    method: 'POST',
    headers: {
      origin: site.origin,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 200 * 1024 * 1024,
    },
  });
  request.write(`${texts.join('')}${cv}\r\n\r\n`);
  // The rest never comes.
  request.write(pdf(16 * 1024 * 1024));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.statusCode).toBe(422);
  const { form } = JSON.parse(await text(response));
  request.on('error', () => undefined).destroy();
  expect(form.errors).toEqual({ 'a: CV': expect.stringContaining('sampai 15 MB') });
  expect(form.values).toMatchObject({ 'a: Email': 'Dewi@Maju.example' });
  expect(site.db.select().from(requestPhotos).all()).toEqual([]);
});
