import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type BrandFields, brand, noHours } from '#lib/brand.ts';
import { brandNeutrals, contrast } from '#lib/brand-colors.ts';
import { valuesOf } from '#lib/content-type.ts';
import { emptyOf } from '#lib/fields.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const office = { opens: '08:00', closes: '17:00' };
const jaya: BrandFields = { ...emptyOf(brand), name: 'Kardus Jaya' };

const rina = { fileId: null, name: 'Rina Wulandari', role: 'Penjualan', phone: '0812 3456 7890' };

const save = async (change: Partial<BrandFields>) => {
  const row = await site.administrator.brand.get();
  await site.administrator.brand.update({ ...valuesOf(brand, row), ...change, version: row.version });
};
const upload = async (size = {}) => (await site.administrator.file.upload(formWith(await photo(size)))).id;
const get = (path: string) => fetch(site.address + path);
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('the brand', () => {
  test('is saved, without spaces around its words', async () => {
    expect(await site.administrator.brand.get()).toMatchObject({ version: 1, name: 'Vinci' });
    await save({ ...jaya, legalName: ' PT Kardus Jaya ', hours: [office, ...noHours.slice(1)] });
    const saved = await site.administrator.brand.get();
    expect(saved).toMatchObject({ version: 2, name: 'Kardus Jaya', legalName: 'PT Kardus Jaya' });
    expect(saved.hours[0]).toEqual(office);
    expect((await site.client.site.get()).name).toBe('Kardus Jaya');
  });

  test('doesn’t get in the way of somebody who changes the settings of the site meanwhile', async () => {
    const { version, ...settings } = await site.administrator.site.get();
    await save({ ...jaya, color: '#0B5FFF' });
    expect((await site.administrator.brand.get()).color).toBe('#0b5fff');
    await site.administrator.site.update({
      ...valuesOf(siteSettings, settings),
      ...{ version, description: 'Kardus.' },
    });
    expect(await site.administrator.site.get()).toMatchObject({
      name: 'Kardus Jaya',
      description: 'Kardus.',
    });
  });

  test('changed by two people at the same time keeps the first change', async () => {
    const { update } = site.administrator.brand;
    await update({ ...jaya, version: 1 });
    await expect(update({ ...jaya, name: 'Lain', version: 1 })).rejects.toEqual(code('CONFLICT'));
    await update({ ...jaya, phone: '0812 3456 7890', version: 2 });
    await expect(update({ ...jaya, name: 'Lain', version: 1 })).rejects.toEqual(code('CONFLICT'));
    expect((await site.client.site.get()).name).toBe('Kardus Jaya');
  });

  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ color: 'blue' }, 'Please enter a colour such as #0b5fff'],
    [{ color: '#0b5fff;}body{display:none' }, 'Please enter a colour'],
    [{ phone: 'telepon' }, 'Please enter a phone number.'],
    [{ email: 'hello@' }, 'Please enter an email address'],
    [{ hours: [{ opens: '17:00', closes: '08:00' }, ...noHours.slice(1)] }, 'It closes before it opens.'],
    [{ hours: [{ opens: '25:00', closes: '26:00' }, ...noHours.slice(1)] }, 'Please enter a time'],
    [{ logoId: 999 }, 'no longer exists'],
    [{ contacts: [{ ...rina, name: '' }] }, 'Name is required.'],
    [{ contacts: [{ ...rina, phone: '12' }] }, 'Please enter a phone number.'],
    [{ contacts: [{ ...rina, fileId: 999 }] }, 'no longer exists'],
    [{ contacts: [rina, rina, rina, rina] }, 'Maximum 3 contacts.'],
  ] as [Partial<BrandFields>, string][])(
    'refuses %j with a sentence, and changes nothing',
    async (wrong, sentence) => {
      await expect(save({ ...jaya, ...wrong })).rejects.toThrow(sentence);
      expect(await site.administrator.brand.get()).toMatchObject({ version: 1, name: 'Vinci' });
    },
  );

  test('keeps its pictures from being deleted, and says where they are', async () => {
    const logoId = await upload();
    await save({ logoId });
    await expect(site.administrator.file.delete({ id: logoId })).rejects.toThrow(
      '“Brand” (/only-us/global-setting/brand)',
    );
    await save({ logoId: null });
    await site.administrator.file.delete({ id: logoId });
  });

  test('keeps the portraits of contacts, too, and shows people without one after it was deleted', async () => {
    const fileId = await upload();
    await save({ contacts: [{ ...rina, fileId }] });
    await expect(site.administrator.file.delete({ id: fileId })).rejects.toThrow('“Brand”');
    expect((await site.administrator.brand.get()).files[fileId]).toMatchObject({ width: expect.any(Number) });
    await save({ contacts: [rina] });
    await site.administrator.file.delete({ id: fileId });
  });

  test('restores contacts and the time of the answer from its history', async () => {
    await save({ answerTime: 'hours2', contacts: [rina] });
    await save({ answerTime: 'day', contacts: [] });
    const of = { type: 'brand', id: 1 } as const;
    const [, former] = await site.administrator.content.getVersions(of);
    const { values } = await site.administrator.content.getVersion({ ...of, versionId: former?.id ?? 0 });
    expect(values).toMatchObject({ answerTime: 'hours2', contacts: [rina] });
  });
});

describe('the main colour', () => {
  test('reaches pages as a style sheet that is cached for ever, and whose tones can be read', async () => {
    await save({ color: '#FFD400' });
    const { stylesheetAddress } = await import('./stylesheet.ts');
    const address = stylesheetAddress({ color: '#ffd400', typeface: 'serif' }) ?? '';
    const answer = await get(address);
    expect(answer.headers.get('content-type')).toContain('text/css');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const css = await answer.text();
    const tone = (name: string) => new RegExp(`--brand-${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? '';
    expect(tone('paper')).toBe(brandNeutrals('#ffd400').paper);
    expect(contrast(tone('deep'), tone('paper'))).toBeGreaterThanOrEqual(4.5);
    expect(css).toContain("--font-headings:'Bitter'");
    expect((await site.administrator.brand.get()).color).toBe('#ffd400');
  });

  test('of an earlier version of the program is answered, but not kept', async () => {
    const answer = await get('/brand/ffd400-jakarta-00000000.css');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await get('/brand/ffd400-comic-00000000.css')).status).toBe(404);
  });
});

describe('the icons', () => {
  test('are made from the square symbol', async () => {
    await save({ markId: await upload({ width: 600, height: 600, color: '#0b5fff' }) });
    const sizes = { '/icons/192.png': 192, '/icons/512.png': 512, '/apple-touch-icon.png': 180 };
    for (const [path, size] of Object.entries(sizes)) {
      const { format, width, height } = await sharp(await bytes(path)).metadata();
      expect([path, format, width, height]).toEqual([path, 'png', size, size]);
    }
    const icon = await bytes('/favicon.ico');
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
    const third = icon.subarray(icon.readUInt32LE(6 + 32 + 12));
    expect((await sharp(third).metadata()).width).toBe(48);
  });

  test('for home screens are opaque up to their edges: phones show black, or nothing, where they aren’t', async () => {
    await save({ markId: await upload({ width: 600, height: 600, color: '#0b5fff' }) });
    for (const path of ['/icons/maskable-512.png', '/apple-touch-icon.png']) {
      const { isOpaque, channels } = await sharp(await bytes(path)).stats();
      expect([path, isOpaque, channels[0]?.max]).toEqual([path, true, 255]);
    }
  });

  test('of a picture that isn’t square hold all of it', async () => {
    await save({ markId: await upload({ width: 600, height: 300, color: '#0b5fff' }) });
    const { data, info } = await sharp(await bytes('/icons/192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect([alphaAt(96, 5), alphaAt(2, 96), alphaAt(189, 96)]).toEqual([0, 255, 255]);
  });
});

describe('the picture of shared links', () => {
  test('is drawn from name and colour', async () => {
    await save({ name: 'PT Maju Jaya Kemasan Nusantara', color: '#0b5fff' });
    const picture = await bytes('/share-card.jpg');
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
    const raw = await sharp(picture).raw().toBuffer();
    const pixel = (x: number, y: number) => [...raw.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const [, green = 0, blue = 0] = pixel(20, 300);
    expect(blue).toBeGreaterThan(230);
    expect(green).toBeLessThan(120);
    // There are letters: dark on paper.
    const row = Array.from({ length: 1000 }, (_, x) => pixel(104 + x, 330)[0] ?? 255);
    expect(Math.min(...row)).toBeLessThan(80);
  });

  test.each(['serif', 'grotesque'] as const)('is set in the typeface of the site: %s', async (typeface) => {
    await save({ name: 'Kardus Jaya' });
    const before = await bytes('/share-card.jpg');
    await save({ typeface });
    expect((await bytes('/share-card.jpg')).equals(before)).toBe(false);
  });

  test('is somebody’s own, in its size, once uploaded', async () => {
    await save({ shareCardId: await upload({ width: 900, height: 900, color: '#00aa00' }) });
    const { dominant } = await sharp(await bytes('/share-card.jpg')).stats();
    expect(dominant.g).toBeGreaterThan(150);
  });

  test('of a name in letters that the typeface lacks is still made', async () => {
    await save({ name: '纸箱公司' });
    expect((await sharp(await bytes('/share-card.jpg')).metadata()).width).toBe(1200);
  });
});
