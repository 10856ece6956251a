import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formWith } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { encoderProcess, oneAtATime } from './encoder/encoder.ts';

const site = siteOfAllTests();

const box = '<rect width="200" height="100" fill="#0b5fff"/>';
const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, size = 'viewBox="0 0 200 100"') => `<svg ${namespaces} ${size}>${inside}</svg>`;
const upload = (text: string) =>
  site.client.file.upload(formWith(Buffer.from(text), 'logo.svg', 'image/svg+xml'));
const stored = (filename: string) => readFile(path.join(site.services.files.folder, filename));

describe('a logo as SVG', () => {
  test('becomes a sharp PNG with a transparent ground, however small it was drawn', async () => {
    const circle = '<circle cx="12" cy="6" r="6" fill="#0b5fff"/>';
    const { filename, width, height } = await upload(svg(circle, 'viewBox="0 0 24 12"'));
    expect([filename.slice(-4), width, height]).toEqual(['.png', 1600, 800]);
    const { format, hasAlpha } = await sharp(await stored(filename)).metadata();
    expect([format, hasAlpha]).toEqual(['png', true]);
    const answer = await fetch(`${site.address}/api/images/upload/${filename}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('is accepted as drawing programs save it: with a comment, a document type and links', async () => {
    const beginning = '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n';
    const type =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    const gradient = '<linearGradient id="g"><stop stop-color="#0b5fff"/></linearGradient>';
    const shown = '<g id="s" style="fill:url(#g)"><path d="M0 0h200v100z"/></g><use xlink:href="#s" y="9"/>';
    const link = `<a href="https://vinci.example/">${shown}</a>`;
    const size = 'viewBox="0 0 200 100" width="100%" height="100%"';
    expect(await upload(beginning + type + svg(gradient + link, size))).toMatchObject({
      width: 1600,
      height: 800,
    });
  });

  test('loses its scripts', async () => {
    const script = '<script>fetch("/api/auth/session")</script>';
    const { filename } = await upload(svg(`${script}<g onload="alert(1)">${box}</g>`));
    expect((await stored(filename)).includes('script')).toBe(false);
  });
});

describe('an SVG is refused with a sentence when', () => {
  const entity = (value: string) => `<!DOCTYPE svg [<!ENTITY x ${value}>]>${svg('<text>&x;</text>')}`;
  test.each([
    ['it reads a file by an entity', entity('SYSTEM "file:///etc/passwd"'), 'XML entities'],
    ['its entities grow without end', entity('"&x;&x;"'), 'XML entities'],
    ['it loads a page', svg(`<use href="https://evil.example/a.svg#x"/>${box}`), 'outside of it'],
    ['it includes a file', svg(`<xi:include href="/etc/passwd" parse="text"/>${box}`), 'outside of it'],
    ['it imports styles', svg(`<style>@import "https://evil.example/a.css";</style>${box}`), 'outside of it'],
    [
      'it fills with a file',
      svg('<rect fill="url(file:///a.svg#b)" width="9" height="9"/>'),
      'outside of it',
    ],
    ['it names a style sheet', `<?xml-stylesheet href="a.css"?>${svg(box)}`, 'outside of it'],
    ['it holds a photo', svg('<image xlink:href="data:image/png;base64,AAAA"/>'), 'photo or another picture'],
    ['it holds a page', svg('<foreignObject><p>x</p></foreignObject>'), 'web page inside'],
    ['its text needs a typeface', svg('<text y="50">Kardus Jaya</text>'), 'convert the text to outlines'],
    ['it has a million shapes', svg('<g/>'.repeat(1_000_000)), 'larger than 1 MB'],
    ['it has too many shapes', svg(box.repeat(10_001)), 'too many shapes'],
    [
      'its groups are too deep',
      svg('<g opacity=".9">'.repeat(90) + box + '</g>'.repeat(90)),
      'too many shapes',
    ],
    ['it claims to be a kilometre wide', svg(box, 'width="1000000" height="1000000"'), 'too large'],
    ['it is a line', svg(box, 'viewBox="0 0 100000 1"'), 'too large'],
    ['it shows nothing', svg('<g/>'), 'shows nothing'],
    ['it is not complete', svg(box).slice(0, -12), 'can’t be read'],
    ['it is a page with a drawing', `<!doctype html><body>${svg(box)}</body>`, 'isn’t supported'],
  ])('%s', async (_what, text, sentence) => {
    const before = (await site.storedFiles()).length;
    await expect(upload(text)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(sentence),
    });
    expect((await site.storedFiles()).length).toBe(before);
  });

  test('drawing it takes so long that it is stopped', async () => {
    await upload(svg(box));
    const encoder = Number(encoderProcess());
    process.kill(encoder, 'SIGSTOP');
    const answer = upload(svg(`<g>${box}</g>`));
    answer.catch(() => undefined); // the caller that awaits it handles the error
    await expect.poll(() => oneAtATime.activeCount).toBe(1);
    process.kill(encoder, 'SIGKILL');
    await expect(answer).rejects.toThrow('takes too long to draw');
    expect((await upload(svg(box))).width).toBe(1600);
  });
});
