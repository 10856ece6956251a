import { describe, expect, test } from 'vitest';
import { untranslatedNeeds } from '#server/content/translations/untranslated-labels.ts';
import { callersOf, forEveryType } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { publicFooter } from './footer.ts';
import type { LinkFields } from './type.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });

const instagram: LinkFields = {
  type: 'followus',
  name: 'Instagram',
  link: 'https://www.instagram.com/vinci',
  fileId: null,
  staticImage: 'instagram',
};
const add = (fields: Partial<LinkFields> = {}) =>
  site.administrator.footerLink.create({ ...instagram, ...fields });
const names = async () => (await site.guest.footerLink.getAll()).map(({ name }) => name);

test('everybody reads the links, and only administrators change them', async () => {
  const { id } = await add();
  const read = { id, type: 'followus', name: 'Instagram', link: instagram.link, staticImage: 'instagram' };
  expect(await site.guest.footerLink.getAll()).toEqual([{ ...read, image: null }]);
  expect(callersOf('footerLink')).toEqual({
    everybody: ['getAll'],
    administrator: [...forEveryType, 'reorder'].sort(),
  });
  expect(callersOf('footer')).toEqual({ administrator: ['get', 'update'] });
});

describe('links', () => {
  test('keep the order we gave them within their column', async () => {
    const first = await add();
    const phone = await add({ type: 'callus', name: 'Telepon', link: 'tel:+62215550123' });
    const second = await add({ name: 'YouTube' });
    const third = await add({ name: 'LinkedIn' });
    expect(await names()).toEqual(['Telepon', 'Instagram', 'YouTube', 'LinkedIn']);
    await site.administrator.footerLink.reorder({ id: third.id, before: first.id });
    await site.administrator.footerLink.reorder({ id: second.id, before: first.id });
    expect(await names()).toEqual(['Telepon', 'LinkedIn', 'YouTube', 'Instagram']);
    const mail = { ...instagram, name: 'Surel', link: 'mailto:halo@vinci.example', type: 'callus' } as const;
    await site.administrator.footerLink.update({ ...mail, id: first.id, version: 1 });
    expect(await names()).toEqual(['Telepon', 'Surel', 'LinkedIn', 'YouTube']);
    await site.administrator.footerLink.reorder({ id: first.id, before: phone.id });
    expect(await names()).toEqual(['Surel', 'Telepon', 'LinkedIn', 'YouTube']);
  });

  test('need a translation, unless their name is that of a site or an address', async () => {
    await add();
    await add({ name: 'halo@vinci.example', link: 'mailto:halo@vinci.example' });
    await add({ name: 'Toko', link: 'https://vinci.example/toko' });
    await add({ name: 'Telepon', link: 'tel:+62215550123' });
    const needed = untranslatedNeeds(site.db, 'en').filter(({ type }) => type.name === 'footerLink');
    expect(needed.map(({ words }) => words.name)).toEqual(['Toko', 'Telepon']);
  });

  test('point only to the web, an email address or a phone number', async () => {
    const refused = [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'vbscript:x',
      'www.instagram.com',
      '//evil.example',
      '/only-us',
      'https://',
    ];
    for (const link of refused) {
      await expect(add({ link })).rejects.toThrow('begins with https://, mailto: or tel:');
    }
    for (const link of ['http://a.example', ' mailto:a@b.example ', 'TEL:+62215550123']) await add({ link });
    expect((await site.guest.footerLink.getAll()).map(({ link }) => link)).toEqual([
      'http://a.example',
      'mailto:a@b.example',
      'TEL:+62215550123',
    ]);
  });

  test('have one of the drawings where they have no picture', async () => {
    await expect(add({ staticImage: 'menu' as never })).rejects.toEqual(code('BAD_REQUEST'));
    const { id: fileId, filename } = await site.administrator.file.upload(formWith(await photo()));
    await add({ fileId });
    expect((await site.guest.footerLink.getAll())[0]?.image).toBe(filename);
  });
});

describe('logo and chat button', () => {
  test('start empty, a number becomes a link, and the file of the logo stays while it is one', async () => {
    const { footer: api, file } = site.administrator;
    const shown = () => publicFooter(site.services);
    expect(shown()).toEqual({ logo: null, staticLogo: 'brand', contactLink: null, links: [] });
    expect(await api.get()).toMatchObject({ logoFileId: null, contactLink: '', version: 1 });
    const { id, filename } = await file.upload(formWith(await photo()));
    await api.update({ logoFileId: id, contactLink: '0812-3456-7890', version: 1 });
    const contactLink = 'https://wa.me/6281234567890';
    expect(shown()).toMatchObject({ logo: filename, staticLogo: 'brand', contactLink });
    expect(await api.get()).toMatchObject({ files: { [id]: { filename } }, contactLink, version: 2 });
    const route = '/only-us/global-setting/footer';
    expect((await file.get({ id })).uses).toEqual([{ title: 'Footer', route }]);
    await expect(file.delete({ id })).rejects.toThrow(`“Footer” (${route})`);
    await api.update({ logoFileId: null, contactLink: '', version: 2 });
    expect(await api.get()).toMatchObject({ logoFileId: null, contactLink: '', version: 3 });
  });

  test('that two people change at the same time keep the first change', async () => {
    const { footer } = site.administrator;
    const change = { logoFileId: null, contactLink: 'https://t.me/vinci' };
    await footer.update({ ...change, version: 1 });
    for (const version of [1, 5]) {
      const late = footer.update({ ...change, contactLink: '', version });
      await expect(late).rejects.toEqual(code('CONFLICT'));
    }
    expect((await footer.get()).contactLink).toBe('https://t.me/vinci');
    const nonsense = footer.update({ ...change, contactLink: 'halo', version: 2 });
    await expect(nonsense).rejects.toThrow('Please enter a WhatsApp number such as 0812-3456-7890');
  });
});
