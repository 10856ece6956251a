import { afterAll, beforeAll, expect, test } from 'vitest';
import { budi } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from './administrator.ts';
import { runCommand } from './command.ts';
import { type Connection, openConnection } from './connection.ts';

const megabyte = 1024 * 1024;
let site: RunningSite;
let staff: Administrator;
beforeAll(async () => {
  site = await startSite();
  staff = await administratorOf(site);
});
afterAll(() => site.stop());

/** Starts sending a form of this many bytes and stops. */
async function beginUpload(bytes: number, cookie?: string): Promise<Connection> {
  const connection = await openConnection(site.url);
  const lines = [
    'POST /api/trpc/file.upload HTTP/1.1',
    `Host: ${new URL(site.url).host}`,
    `Origin: ${site.url}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${bytes}`,
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  connection.socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`);
  return connection;
}

/** Another account. */
async function colleague() {
  const words = ['user', 'create', budi.email, '--role', budi.role, '--name', budi.name];
  const made = await runCommand(site.folder, [...words, '--password', budi.password]);
  expect(made).toMatchObject({ code: 0 });
  return administratorOf(site, await signIn(site.url, budi));
}

test('six stalled uploads delay nobody else, and end after twenty seconds', async () => {
  const other = await colleague();
  const stalled = await Promise.all(Array.from({ length: 6 }, () => beginUpload(megabyte, staff.cookie)));
  const started = performance.now();
  const sent = await other.upload(await photo({ width: 300, height: 200 }));
  expect(sent.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(20_000);
  // Three have a slot, the others get theirs afterwards.
  await Promise.all(stalled.map(({ closed }) => closed));
  for (const connection of stalled) expect(connection.text()).toMatch(/^HTTP\/1\.1 408 /);
  expect((await staff.upload(await photo({ width: 310, height: 200 }))).status).toBe(200);
});

test('a slow upload that makes progress is not ended', async () => {
  const picture = await photo({ width: 1600, height: 1200 });
  const end = Buffer.from('\r\n--b--\r\n');
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const connection = await beginUpload(part.length + picture.length + end.length, staff.cookie);
  const bytes = Buffer.concat([picture, end]);
  for (let piece = 0; piece < 5; piece += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const at = (share: number) => Math.floor((bytes.length * share) / 5);
    connection.socket.write(bytes.subarray(at(piece), at(piece + 1)));
  }
  await expect.poll(() => connection.text()).toMatch(/^HTTP\/1\.1 200 /);
  connection.socket.destroy();
});

test('visitors get a response before they have sent anything, and are cut off if they go on', async () => {
  const connection = await beginUpload(200 * megabyte);
  await expect.poll(() => connection.text()).toMatch(/^HTTP\/1\.1 401 .*UNAUTHORIZED/s);
  let sent = 0;
  const piece = Buffer.alloc(64 * 1024);
  const goOn = setInterval(() => {
    sent += piece.length;
    connection.socket.write(piece);
  }, 100);
  await connection.closed;
  clearInterval(goOn);
  expect(sent).toBeLessThan(200 * megabyte);
});
