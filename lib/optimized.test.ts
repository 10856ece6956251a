import { expect, test } from 'vitest';
import { fileUrl } from '#renderer/ui/file-url.ts';
import { optimizedUrl, srcSetOf } from './optimized.ts';

const here = (record: { filename: string }) => fileUrl({}, record);
const elsewhere = (record: { filename: string }) => fileUrl({ host: 'files.example' }, record);

function widthsOf(width: number) {
  const set = srcSetOf({ filename: 'a.jpg', width }, here) ?? '';
  return set.split(', ').map((candidate) =>
    candidate
      .match(/&w=(\d+) (\d+)w$/)
      ?.slice(1)
      .map(Number),
  );
}

test('a picture is asked for at a width that is made', () => {
  expect(optimizedUrl('/api/images/upload/a.jpg', 640)).toBe(
    '/api/images/optimize?url=/api/images/upload/a.jpg&w=640',
  );
  expect(optimizedUrl('/share-card.jpg', 100, 50)).toBe(
    '/api/images/optimize?url=/share-card.jpg&w=128&q=50',
  );
  expect(optimizedUrl('/share-card.jpg', 9000)).toContain('&w=3840');
});

test('a picture offers the widths below its own, and its own', () => {
  expect(widthsOf(1000)).toEqual([
    [384, 384],
    [640, 640],
    [828, 828],
    [1080, 1000],
  ]);
  expect(widthsOf(640).at(-1)).toEqual([640, 640]);
  expect(widthsOf(90)).toEqual([[96, 90]]);
  expect(widthsOf(6000).at(-1)).toEqual([3840, 3840]);
});

test('a picture offers no width that no screen needs', () => {
  const widths = (sizes: string) => {
    const set = srcSetOf({ filename: 'a.jpg', width: 4000 }, here, sizes) ?? '';
    return set.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
  };
  expect(widths('180px')).toEqual([256, 384, 640]);
  expect(widths('(min-width: 75rem) 384px, (min-width: 48rem) 32vw, 47vw')).toEqual([256, 384, 640]);
  expect(widths('(min-width: 75rem) 588px, (min-width: 48rem) 47vw, 94vw')).toEqual([384, 640, 828, 1200]);
  expect(widths('100vw')).toEqual([384, 640, 828, 1200, 1920, 3840]);
  expect(widths('(min-width: 78rem) 384px, calc(50vw - 1.5rem)')).toEqual([256, 384, 640, 828, 1200]);
  expect(widths('min(100vw, 30rem)')).toEqual([256, 384, 640, 828, 1200, 1920, 3840]);
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
