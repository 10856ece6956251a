import { expect, test } from 'vitest';
import { offersOf } from '#server/module/point.ts';
import { pageExtras } from '#server/rendering/points.ts';
import { callersOf } from '#tests/entry-checks.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { measuring as module } from './module.ts';
import type { Measuring } from './type.ts';

const site = siteOfEachTest();

const none: Measuring = {
  ...{ googleTags: '', metaPixels: '', googleCode: '', bingCode: '', metaCode: '', otherCodes: '' },
};
const entered = async (typed: Partial<Measuring>) => {
  const { version } = await site.administrator.measuring.get();
  await site.administrator.measuring.update({ ...none, ...typed, version });
  const {
    id: _,
    files: _files,
    createdAt,
    updatedAt,
    version: _version,
    ...saved
  } = await site.administrator.measuring.get();
  return Object.fromEntries(Object.entries(saved).filter(([, value]) => value));
};
const extras = () => offersOf(module, pageExtras).map((extrasAt) => extrasAt(site.services, '/products'));

test('only administrators see and change it', () => {
  expect(callersOf('measuring')).toEqual({ administrator: ['get', 'update'] });
});

test('ids are typed in any case, or found in a pasted script', async () => {
  expect(await entered({ googleTags: ' g-abc123def4,AW-123456789  gtm-ab12cd ' })).toEqual({
    googleTags: 'G-ABC123DEF4, AW-123456789, GTM-AB12CD',
  });
  const script = `<!-- Google tag (gtag.js) -->
    <script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4"></script>
    <script>gtag('js', new Date()); gtag('config', 'G-ABC123DEF4');</script>`;
  const pixel = `<script>fbq('init', '1234567890123456');</script>
    <noscript><img src="https://www.facebook.com/tr?id=1234567890123456&ev=PageView&noscript=1"/></noscript>`;
  expect(await entered({ googleTags: script, metaPixels: pixel })).toEqual({
    googleTags: 'G-ABC123DEF4',
    metaPixels: '1234567890123456',
  });
});

test('codes are typed alone or pasted as whole tags', async () => {
  const typed = {
    googleCode: '<meta name="google-site-verification" content="aB3_-x=" />',
    bingCode: "<META content='0A1B2C3D' name='msvalidate.01'>",
    metaCode: 'abc123def',
    otherCodes: 'p:domain_verify=0a1b2c\n<meta name="yandex-verification" content="99ffee" />\n',
  };
  expect(await entered(typed)).toEqual({
    googleCode: 'aB3_-x=',
    bingCode: '0A1B2C3D',
    metaCode: 'abc123def',
    otherCodes: 'p:domain_verify 0a1b2c\nyandex-verification 99ffee',
  });
});

test.each([
  ['googleTags', 'UA-12345-6', 'begin with G-, AW- or GTM-'],
  ['googleTags', 'G-1" onload="alert(1)', 'begin with G-, AW- or GTM-'],
  ['googleTags', '<script>alert(1)</script>', 'begin with G-, AW- or GTM-'],
  ['googleTags', 'G-AAAA1,G-AAAA2,G-AAAA3,G-AAAA4,G-AAAA5,G-AAAA6', 'up to five'],
  ['metaPixels', 'https://evil.example', 'numbers such as'],
  ['googleCode', '"><script>alert(1)</script>', 'Paste the code'],
  ['googleCode', '<meta name="google-site-verification">', 'Paste the code'],
  ['otherCodes', '<meta name="robots" content="noindex">', 'Enter a name'],
  ['otherCodes', 'referrer unsafe-url', 'Enter a name'],
  ['otherCodes', 'yandex-verification', 'Enter a name'],
] as const)('%s refuses %s', async (name, typed, sentence) => {
  await expect(entered({ [name]: typed })).rejects.toThrow(sentence);
  expect(await entered({})).toEqual({});
});

test('a page asks for consent once there is an id, and only its hosts may be contacted', async () => {
  await entered({ googleCode: 'abcd' });
  expect(extras()).toEqual([{ head: [] }]);
  await entered({ metaPixels: '1234567890123456' });
  const [{ sources, body } = {}] = extras();
  expect(body).toBeTruthy();
  expect(JSON.stringify(sources)).not.toMatch(/google|doubleclick/);
  await entered({ googleTags: 'G-ABC123DEF4' });
  expect(JSON.stringify(extras().map((extra) => extra.sources))).not.toMatch(/facebook|doubleclick/);
});
