// Part of `npm run bench`: cached pages and an upload against bare node:http servers. On loopback, about two minutes.
import sharp from 'sharp';
import { buildIfNeeded } from '#bin/build.mjs';
import { naturalPhoto } from '#tests/pictures.ts';
import { startSite } from '#tests/site.ts';
import { onServersCore } from './load.ts';
import { request } from './request.ts';
import { compareWithBaseline, printHeading } from './side-by-side.ts';
import { uploadPicture } from './upload.ts';

if (!(await buildIfNeeded())) process.exit(1);
const site = await onServersCore(() => startSite());
try {
  const page = `${site.url}/`;
  const { pid } = site;
  const br = { 'Accept-Encoding': 'br' };
  printHeading('ratios to a bare server');
  for (const connections of [1, 10, 64]) {
    await compareWithBaseline(`home page, ${connections} at once`, page, { pid, connections });
    await compareWithBaseline(`home page, Brotli, ${connections} at once`, page, {
      pid,
      connections,
      headers: br,
    });
  }
  const { headers } = await request(page, { headers: br });
  const etag = headers[headers.indexOf('etag') + 1] ?? '';
  await compareWithBaseline('one that the visitor has (304)', page, {
    pid,
    headers: { ...br, 'If-None-Match': etag },
    status: 304,
  });
  await compareWithBaseline('nothing there (404)', `${site.url}/no-such-page`, { pid, status: 404 });
  const photo = await sharp(await naturalPhoto())
    .resize(1600)
    .jpeg()
    .toBuffer();
  const picture = site.url + (await uploadPicture(site, photo));
  const { body } = await request(picture);
  const size = Math.round(body.length / 1000);
  await compareWithBaseline(`uploaded picture of ${size} kB`, picture, { pid });
} finally {
  await site.stop();
}
