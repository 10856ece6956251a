import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#tests/faults/connection.ts';
import { sari } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { costliestTurn } from '#tests/turns.ts';

const megabyte = 1024 * 1024;
const contact = '/contact';
const upload = '/api/trpc/file.upload';

let site: TestSite;
let staff: Record<string, string>;
let senders = 0;
beforeAll(async () => {
  site = await openTestSite();
  staff = await site.signIn(sari);
});
afterAll(() => site.close());

/** Sends a body, which is announced as `bytes`, and returns what is answered before anything else is sent. */
async function post(to: string, body: string | Buffer, bytes = Buffer.byteLength(body), headers = {}) {
  const connection = await openConnection(site.address);
  senders += 1;
  const all = {
    Host: new URL(site.address).host,
    'X-Forwarded-For': `203.0.${senders}.1`,
    'Content-Type': 'multipart/form-data; boundary=b',
    'Content-Length': bytes,
    ...(to === upload && staff),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  connection.socket.write(`POST ${to} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  connection.socket.write(body);
  await expect.poll(() => connection.text(), { timeout: 30_000 }).toMatch(/\r\n\r\n[\s\S]*\}/);
  connection.socket.destroy();
  const [head = '', json = ''] = connection.text().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), form: JSON.parse(json).form };
}

const part = (about: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${about}\r\n\r\n${content}\r\n`;
const text = (name: string, value: string) => part(`name="${name}"`, value);
const file = (field: string, content = 'x') => part(`name="${field}"; filename="a.jpg"`, content);
const fileField: Record<string, string> = { [contact]: 'photos', [upload]: 'file' };

test.each([contact, upload])(
  '%s is refused as soon as it is too much, before the rest arrives',
  async (to) => {
    const long = text('note', 'x'.repeat(to === contact ? 64 * 1024 + 1 : 8193));
    const many = text('a', '1').repeat(30);
    const empty = '--b\r\n'.repeat(100);
    for (const body of [long.slice(0, -2), many, empty])
      expect(await post(to, body, 40 * megabyte)).toMatchObject({ status: 413 });
    const files = text('note', 'Peti kayu') + file(fileField[to] ?? '').repeat(4);
    const { status, form } = await post(to, files, 10 * megabyte);
    expect(status).toBe(to === contact ? 422 : 400);
    // The photos are the end of the form, so nothing that was typed is lost.
    if (to === contact)
      expect(form).toMatchObject({
        values: { note: 'Peti kayu' },
        errors: { photos: 'Paling banyak tiga foto.' },
      });
  },
);

test.each([contact, upload])('what is cut off or no form is a bad request: %s', async (to) => {
  const bodies = ['', 'nonsense', '--b--', text('name', 'Dewi'), file(fileField[to] ?? '').slice(0, -2)];
  for (const body of bodies)
    expect(await post(to, body), body).toMatchObject({
      status: body === '--b--' && to === contact ? 422 : 400,
    });
  const without = { 'Content-Type': 'multipart/form-data' };
  expect((await post(to, text('name', 'Dewi'), undefined, without)).status).toBe(400);
});

test('a photo of more than 15 MB is refused at its field, with all that was typed', async () => {
  const { status, form } = await post(
    contact,
    text('note', 'Peti kayu') + file('photos', 'x'.repeat(15 * megabyte + 1)),
    40 * megabyte,
  );
  expect(status).toBe(422);
  expect(form).toMatchObject({
    values: { note: 'Peti kayu' },
    errors: { photos: expect.stringContaining('tidak bisa dibaca') },
  });
});

test.each([contact, upload])('no body keeps the others waiting: %s', async (to) => {
  const boundaries = Buffer.from('--b\r\n'.repeat(4_000_000));
  const photos = Buffer.from(file(fileField[to] ?? '').repeat(200_000));
  const fields = Buffer.from(text('a', '1').repeat(200_000));
  for (const body of [boundaries, photos, fields]) {
    // On a busy machine; read as a whole, the photos would take ten seconds.
    expect(await costliestTurn(() => post(to, body))).toBeLessThan(5000);
  }
});

test('endless accents keep nobody waiting', async () => {
  const accents = `a${'\u0301'.repeat(10_000)}${'\u0323'.repeat(10_000)}`;
  const body = Array.from({ length: 20 }, (_, index) => text(`a${index}`, accents)).join('');
  expect(await costliestTurn(() => post(contact, body))).toBeLessThan(1000);
});

test('an upload that is refused is answered after it was sent', async () => {
  const answers = (person: object) =>
    Promise.all(['close', 'keep-alive'].map((connection) => answerToSlowUpload(person, connection)));
  expect(await answers({ Cookie: '' })).toEqual([401, 401]);
  expect(await answers(staff)).toEqual([413, 413]);
});

/** The status for a file that is too large, sent as by a client that reads the answer when all is sent, on a slow line. */
async function answerToSlowUpload(headers: object, Connection: string) {
  const body = Buffer.from(`${file('file', 'x'.repeat(16 * megabyte))}--b--\r\n`);
  const connection = await openConnection(site.address);
  const failed = new Promise<never>((_, reject) => connection.socket.on('error', reject));
  const about = { Host: 'vinci', ...headers, Connection, 'Content-Length': body.length };
  const lines = Object.entries(about).map(([name, value]) => `${name}: ${value}`);
  const type = 'Content-Type: multipart/form-data; boundary=b';
  connection.socket.write(`POST ${upload} HTTP/1.1\r\n${lines.join('\r\n')}\r\n${type}\r\n\r\n`);
  connection.socket.pause().write(body.subarray(0, 8 * megabyte));
  const sent = async () => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await new Promise((resolve) => connection.socket.write(body.subarray(8 * megabyte), resolve));
    connection.socket.resume();
    await expect.poll(() => connection.text()).toMatch(/^HTTP\/1\.1 \d+ /);
  };
  await Promise.race([sent(), failed]);
  connection.socket.destroy();
  return Number(connection.text().split(' ')[1]);
}

test('of what was refused nothing stays on the disk', async () => {
  await post(contact, file('photos', 'x'.repeat(megabyte)).repeat(2));
  await post(contact, file('photos', (await photo()).toString('latin1')).repeat(4));
  await expect.poll(() => readdir(path.join(site.services.files.folder, '.incoming'))).toEqual([]);
});
