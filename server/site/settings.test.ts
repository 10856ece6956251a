import { describe, expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const words = {
  description: 'Kotak dan kirim.',
  timeZone: 'Asia/Makassar',
  language: 'en',
  searchWords: '',
} as const;

describe('the settings of the site', () => {
  test('are saved, and read by staff', async () => {
    await site.administrator.site.update({ ...words, description: ' Kotak dan kirim. ', version: 1 });
    expect(await site.client.site.get()).toMatchObject({ ...words, version: 2 });
  });

  test('need a time zone from the list', async () => {
    const { update } = site.administrator.site;
    const moon = { ...words, timeZone: 'Moon/Base', version: 1 } as never;
    await expect(update(moon)).rejects.toThrow('Please choose from the list.');
    const klingon = { ...words, language: 'tlh', version: 1 } as never;
    await expect(update(klingon)).rejects.toThrow('Please choose from the list.');
    const long = { ...words, description: 'x'.repeat(301), version: 1 };
    await expect(update(long)).rejects.toThrow('Description can have at most 300 characters.');
  });

  test('changed by two people at the same time keep the first change', async () => {
    const { update, get } = site.administrator.site;
    await update({ ...words, version: 1 });
    await expect(update({ ...words, description: 'Lain', version: 1 })).rejects.toEqual(code('CONFLICT'));
    expect((await get()).description).toBe(words.description);
  });
});

describe('the second language', () => {
  test('is published only by those who may edit the settings, once every page has its words', async () => {
    for (const somebody of [site.client, site.guest])
      for (const change of ['publishLanguage', 'unpublishLanguage'] as const)
        await expect(somebody.site[change]()).rejects.toThrow();
    await expect(site.administrator.site.publishLanguage()).rejects.toThrow('no second language');
    await site.administrator.site.update({ ...words, language: 'id', secondLanguage: 'en', version: 1 });
    await expect(site.administrator.site.publishLanguage()).rejects.toThrow(
      'This language can’t be published yet. Please translate first:',
    );
    expect(await site.administrator.site.getSecondLanguage()).toMatchObject({
      language: 'en',
      isPublic: false,
    });
  });

  test('is being prepared again once another was chosen in between', async () => {
    const { update, get } = site.administrator.site;
    const chosen = async (secondLanguage: 'none' | 'en') => {
      const { version } = await get();
      await update({ ...words, language: 'id', secondLanguage, version });
    };
    await chosen('en');
    site.db.update(siteTable).set({ isSecondLanguagePublic: true }).run();
    await chosen('en');
    expect((await get()).isSecondLanguagePublic).toBe(true);
    await chosen('none');
    await chosen('en');
    expect((await get()).isSecondLanguagePublic).toBe(false);
  });
});
