import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callersOf, expectFirstChangeToStay, expectGone, forEveryType } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { footer } from './footer.ts';
import type { LinkFields } from './type.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

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

  test('need a name and a link, and no unknown fields', async () => {
    await expect(add({ name: ' ' })).rejects.toThrow('Name is required.');
    await expect(add({ link: '' })).rejects.toThrow('Link is required.');
    await expect(add({ name: 'x'.repeat(61) })).rejects.toThrow('Name maximum 60 characters.');
    await expect(add({ staticImage: 'menu' as never })).rejects.toEqual(code('BAD_REQUEST'));
    await expect(add({ place: 1 } as never)).rejects.toEqual(code('BAD_REQUEST'));
    await expect(add({ fileId: 99 })).rejects.toEqual(code('BAD_REQUEST'));
  });

  test('that two people change at the same time keep the first change', async () => {
    const { id } = await add();
    const { footerLink } = site.administrator;
    const link = { ...instagram, id, version: 1 };
    await expectFirstChangeToStay(
      [footerLink, footerLink],
      [
        { ...link, name: 'IG' },
        { ...link, name: 'Insta' },
      ],
    );
    expect(await names()).toEqual(['IG']);
  });

  test('that were deleted can’t be changed, and their picture is kept until they leave the trash', async () => {
    const { footerLink, file } = site.administrator;
    const picture = await file.upload(formWith(await photo()));
    const { id } = await add({ fileId: picture.id });
    expect((await site.guest.footerLink.getAll())[0]?.image).toBe(picture.filename);
    await footerLink.delete({ id });
    await expectGone('footerLink', footerLink, { ...instagram, id, version: 1 });
    await expect(file.delete({ id: picture.id })).rejects.toThrow('(in the trash)');
    await site.administrator.content.deletePermanently({ type: 'footerLink', id });
    await file.delete({ id: picture.id });
  });
});

describe('logo and chat button', () => {
  test('show our own drawing while there is no logo', async () => {
    const shown = () => footer(site.services);
    expect(shown()).toEqual({ logo: null, staticLogo: 'brand', contactLink: null, links: [] });
    const logo = await site.administrator.file.upload(formWith(await photo()));
    await site.administrator.footer.update({ logoFileId: logo.id, contactLink: '', version: 0 });
    expect(shown()).toMatchObject({ logo: logo.filename, staticLogo: 'brand' });
  });

  test('start empty, and a number becomes a link', async () => {
    const { footer, file } = site.administrator;
    expect(await footer.get()).toEqual({
      logoFileId: null,
      contactLink: null,
      version: 0,
      logo: null,
      links: [],
    });
    const logo = await file.upload(formWith(await photo()));
    await footer.update({ logoFileId: logo.id, contactLink: '0812-3456-7890', version: 0 });
    expect(await footer.get()).toMatchObject({
      logoFileId: logo.id,
      logo: { filename: logo.filename },
      contactLink: 'https://wa.me/6281234567890',
      version: 1,
    });
    await footer.update({ logoFileId: null, contactLink: '', version: 1 });
    expect(await footer.get()).toMatchObject({ logo: null, contactLink: null, version: 2 });
  });

  test('that two people change at the same time keep the first change', async () => {
    const { footer } = site.administrator;
    const change = { logoFileId: null, contactLink: 'https://t.me/vinci' };
    await footer.update({ ...change, version: 0 });
    for (const version of [0, 5]) {
      const late = footer.update({ ...change, contactLink: '', version });
      await expect(late).rejects.toEqual(code('CONFLICT'));
    }
    expect((await footer.get()).contactLink).toBe('https://t.me/vinci');
    const nonsense = footer.update({ ...change, contactLink: 'halo', version: 1 });
    await expect(nonsense).rejects.toThrow('Please enter a WhatsApp number such as 0812-3456-7890');
  });
});
