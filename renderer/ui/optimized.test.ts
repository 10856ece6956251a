import { expect, test } from 'vitest';
import { fileUrl } from './file-url.ts';
import { optimizedUrl, srcSetOf } from './optimized.ts';

const here = (record: { filename: string }) => fileUrl({}, record);
const elsewhere = (record: { filename: string }) => fileUrl({ host: 'files.example' }, record);

function widthsOf(width: number) {
  const set = srcSetOf({ filename: 'a.jpg', width }, here) ?? '';
  return set.split(', ').map((candidate) =>
    candidate
      .match(/&w=(\d+)&q=75 (\d+)w$/)
      ?.slice(1)
      .map(Number),
  );
}

test('a picture is asked for at a width that is made', () => {
  expect(optimizedUrl('/api/images/upload/a.jpg', 640)).toBe(
    '/api/images/optimize?url=%2Fapi%2Fimages%2Fupload%2Fa.jpg&w=640&q=75',
  );
  expect(optimizedUrl('/share-card.jpg', 100, 50)).toBe(
    '/api/images/optimize?url=%2Fshare-card.jpg&w=128&q=50',
  );
  expect(optimizedUrl('/share-card.jpg', 9000)).toContain('&w=3840&');
});

test('a picture offers the widths below its own, and its own', () => {
  expect(widthsOf(1000)).toEqual([
    [256, 256],
    [384, 384],
    [640, 640],
    [750, 750],
    [828, 828],
    [1080, 1000],
  ]);
  expect(widthsOf(640).at(-1)).toEqual([640, 640]);
  expect(widthsOf(90)).toEqual([[96, 90]]);
  expect(widthsOf(6000).at(-1)).toEqual([3840, 3840]);
});

test('a small picture offers no width that no screen needs', () => {
  const widths = srcSetOf({ filename: 'a.jpg', width: 2000 }, here, '180px')?.match(/\d+w/g);
  expect(widths).toEqual(['256w', '384w', '640w']);
});

test('pictures of another host, drawings and inline pictures keep their address', () => {
  expect(srcSetOf({ filename: 'a.jpg', width: 1000 }, elsewhere)).toBeUndefined();
  for (const src of [
    'https://files.example/a.jpg',
    '//files.example/a.jpg',
    'data:image/png;base64,AA',
    '/logo.svg',
  ]) {
    expect(optimizedUrl(src, 640)).toBe(src);
  }
});
