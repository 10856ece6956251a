import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Field, Fields } from '#lib/fields.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { offeredBlocks } from './blocks.ts';
import { type ContentSite, openContentSite, refused, types } from './test-entries.ts';
import { noteType } from './test-note.ts';
import { translationTypes } from './translations/translation-type.ts';
import { checkUnfinished } from './values.ts';

// Whatever way a text takes into the site: composed, without what nobody sees, in one line where a line is meant.

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const typed = 'Ke\u200Bmas\u00ADan \uFEFFCre\u0300me\u202E\u0007\uFFFE';
const clean = 'Kemasan Crème';

const isWritten = ({ kind, role }: Field) => (kind === 'line' || kind === 'text') && role !== 'address';
const isMultiline = ({ input }: Field) => (input?.rows ?? 1) > 1;

/** The same of each of the texts in these fields, rows and all. */
function written(fields: Fields, values: object, words: string, lines: string): object {
  const each = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field?.columns && Array.isArray(value))
      return [name, value.map((row) => written(field.columns ?? {}, row, words, lines))];
    if (!field || !isWritten(field) || field.input?.type) return [name, value];
    return [name, isMultiline(field) ? lines : words];
  });
  return Object.fromEntries(each);
}

describe.each(types)('%s', (_name, type) => {
  test('takes what is typed without what nobody sees', async () => {
    const sari = site.of(type);
    const all = [type, ...translationTypes(type)];
    for (const each of all) {
      for (const [name, field] of Object.entries(each.fields).filter(([, field]) => isWritten(field))) {
        const given = { [name]: `${typed}\r\n${typed}` };
        const expected = isMultiline(field) ? `${clean}\n${clean}` : `${clean} ${clean}`;
        expect(await checkUnfinished(each, given)).toEqual({ [name]: expected });
      }
    }
    const id = await sari.add(sari.title(`${typed}\n${typed}`));
    expect(sari.titleOf(id)).toBe(`${clean} ${clean}`);
  });

  test('has no title that nobody sees', async () => {
    const sari = site.of(type);
    const values = await sari.values(sari.title('\u200B \u2060\u00AD'));
    await expect(sari.create(values)).rejects.toEqual(refused('BAD_REQUEST', 'is required.'));
    if ('status' in values)
      await expect(sari.create({ ...values, status: 'draft' })).rejects.toEqual(
        refused('BAD_REQUEST', 'is required.'),
      );
  });
});

const text = (words: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: words }] },
    { type: 'paragraph', content: [{ type: 'text', text: '\u200B' }] },
  ],
});
const cleanDoc = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: clean }] }, { type: 'paragraph' }],
};

test('a text with structure is cleaned on the server', async () => {
  expect(await checkUnfinished(noteType, { text: text(typed) })).toEqual({ text: cleanDoc });
});

test.each([...offeredBlocks])(
  'a %s block is cleaned in every field and row',
  async (_kind, { fields, schema, empty }) => {
    const values = written(fields, empty, `${typed}\n${typed}`, `${typed}\r\n${typed}`);
    const checked = schema._zod.run({ value: values, issues: [] }, { async: true });
    const { value } = (await checked) as { value: object };
    expect(value).toEqual(written(fields, value, `${clean} ${clean}`, `${clean}\n${clean}`));
  },
);

test('a file is found by the name that its Mac writes in two parts', async () => {
  const form = formWith(await photo({ color: '#123456' }), 'Bru\u0302le\u0301e\u200B.jpg');
  const { id } = await site.client.file.upload(form);
  const { files } = (await site.client.file.getPage({ search: 'Brûlée' })) as {
    files: { id: number; name: string }[];
  };
  expect(files.map((file) => [file.id, file.name])).toEqual([[id, 'Brûlée.jpg']]);
});
