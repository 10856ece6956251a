import { describe, expect, test } from 'vitest';
import { areas, isShown } from '#server/content/links/areas.ts';
import { menusOf } from '#server/navigation/menus.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import type { MenuEntry } from './type.ts';

const site = siteOfEachTest();

const link = (target: string, values: Partial<MenuEntry> = {}): MenuEntry => ({
  kind: 'link',
  target,
  label: { id: 'Toko', en: '' },
  place: 'header',
  level: 0,
  ...values,
});
const home = link('/', { kind: 'area', label: { id: '', en: '' } });
const gone = link('/gone', { kind: 'area' });
const save = (entries: MenuEntry[] | null, version = 1) =>
  site.administrator.menu.update({ version, entries });
const inHeader = () =>
  areas()
    .filter((area) => isShown(site.services, area))
    .map(({ route }) => route);
const routes = () => {
  const { header, footer } = shown();
  return { header: header.map(({ route }) => route), footer: footer.map(({ route }) => route) };
};
const shown = () => menusOf(site.services);

describe('the menu', () => {
  test('is that of the modules until somebody changes it, and again after a reset', async () => {
    expect(routes()).toEqual({ header: inHeader(), footer: [] });
    await save([home]);
    expect(routes()).toEqual({ header: ['/'], footer: [] });
    await save(null, 2);
    expect(routes()).toEqual({ header: inHeader(), footer: [] });
  });

  test('has links in header and footer, some below another one', async () => {
    const below = link('tel:+62215550123', { level: 1 });
    await save([link('https://toko.example'), below, link('mailto:halo@vinci.example', { place: 'footer' })]);
    const { header, footer } = shown();
    expect(header.map(({ route, items }) => [route, items?.map((item) => item.route)])).toEqual([
      ['https://toko.example', ['tel:+62215550123']],
    ]);
    expect(header[0]?.label).toEqual({ id: 'Toko', en: 'Toko' });
    expect(footer.map(({ route }) => route)).toEqual(['mailto:halo@vinci.example']);
  });

  test('leaves out what is gone; what is below takes its place', async () => {
    await save([gone, link('https://toko.example', { level: 1 })]);
    expect(shown().header.map(({ route }) => route)).toEqual(['https://toko.example']);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://toko.example',
    '/relative',
    'java\nscript:alert(1)',
  ])('has no link to %j', async (target) => {
    await expect(save([link(target)])).rejects.toThrow('begins with https://, mailto: or tel:');
  });

  test('is refused when it is too long, starts with an entry below none, or a link has no label', async () => {
    await expect(save(Array.from({ length: 41 }, () => home))).rejects.toThrow('Maximum 40 entries.');
    await expect(save([{ ...home, level: 1 }])).rejects.toThrow('can’t be below another one');
    const unnamed = link('https://toko.example', { label: { id: '', en: '' } });
    await expect(save([unnamed])).rejects.toThrow('A link needs a label.');
  });

  test('is changed by administrators alone, and not over a newer change', async () => {
    const code = (name: string) => expect.objectContaining({ code: name });
    await expect(site.client.menu.update({ version: 1, entries: null })).rejects.toEqual(code('FORBIDDEN'));
    await expect(site.client.menu.get()).rejects.toEqual(code('FORBIDDEN'));
    await save([home]);
    await expect(save([home])).rejects.toEqual(code('CONFLICT'));
  });
});
