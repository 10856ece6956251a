import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fields } from '#lib/fields.ts';
import { type ContentSite, openContentSite, refused, types } from './test-entries.ts';

// A year of two digits, or one that isn't finished, is refused wherever a date comes in.

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const instantsOf = (fields: Fields) => Object.keys(fields).filter((name) => fields[name]?.kind === 'instant');

test.each(types.filter(([, type]) => instantsOf(type.fields).length > 0))(
  '%s has no date in a year that nobody means',
  async (_name, type) => {
    const sari = site.of(type);
    const id = await sari.add();
    for (const name of instantsOf(type.fields)) {
      for (const year of ['0026', '0002', '1899', '2200', '9999', '+020260']) {
        const at = new Date(`${year}-08-07T09:00:00Z`);
        const row = { id, version: 1, values: { [name]: at } };
        const wrong = refused('BAD_REQUEST', 'year');
        await expect(sari.create(await sari.values({ [name]: at }))).rejects.toEqual(wrong);
        await expect(sari.create(await sari.values({ [name]: at, status: 'draft' }))).rejects.toEqual(wrong);
        await expect(sari.save(id, { [name]: at })).rejects.toEqual(wrong);
        await expect(sari.type(id, { [name]: at })).rejects.toEqual(refused('BAD_REQUEST'));
        expect((await sari.content.updateMany({ rows: [row] })).failed[0]?.message).toContain('year');
        for (const action of ['publish', 'unpublish'] as const) {
          await expect(sari.content.schedule({ id, action, at })).rejects.toEqual(wrong);
          await expect(sari.content.moveDate({ id, action, at })).rejects.toEqual(wrong);
        }
      }
      expect(sari.row(id)).toMatchObject({ version: 1 });
    }
  },
);

test('the calendar has no such dates either', async () => {
  const [from, until] = [new Date('0026-01-01T00:00:00Z'), new Date('0026-02-01T00:00:00Z')];
  const wrong = refused('BAD_REQUEST', 'year');
  await expect(site.administrator.site.getCalendar({ from, until })).rejects.toEqual(wrong);
});
