import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { type ContentSite, openContentSite } from '#server/content/test-entries.ts';
import { noteType } from '#server/content/test-note.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { openTranslatedDatabase } from '#server/lens/translated-database.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { budi, sari } from '#tests/people.ts';
import { processorTime } from '#tests/processor-time.ts';
import type { takeEntries } from './import.ts';
import { bold, doc, inEnglish, paragraph, rich, say, translate, words } from './test-texts.ts';

let folder: string;
let site: ContentSite;
let headers: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-xliff-'));
  site = await openContentSite({ file: path.join(folder, 'vinci.db') });
  site.db.update(siteTable).set({ secondLanguage: 'en' }).run();
  headers = await site.signIn(sari);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const english = translationTypeOf(noteType, 'en') as unknown as EntryType;
async function exported(only = '') {
  const response = await fetch(`${site.address}/api/translations.xlf${only && `?only=${only}`}`, { headers });
  return { status: response.status, text: await response.text() };
}

/** The part of the file that is about an entry, in a file of its own. */
async function fileOf(id: number, only = '') {
  const { text } = await exported(only);
  const [head = ''] = /^[\s\S]*?<xliff[^>]*>/.exec(text) ?? [];
  const [file = ''] = new RegExp(`<file id="note\\.${id}"[\\s\\S]*?</file>`).exec(text) ?? [];
  return `${head}${file}</xliff>`;
}

async function send(file: string | Uint8Array, as = headers) {
  const body = new FormData();
  body.set('file', new File([file as BlobPart], 'en.xlf'));
  const response = await fetch(`${site.address}/api/trpc/translation.import`, {
    method: 'POST',
    body,
    headers: as,
  });
  const answer = await response.json();
  return {
    status: response.status,
    message: answer.error?.json.message,
    report: answer.result?.data.json as Awaited<ReturnType<typeof takeEntries>>,
  };
}

const state = (original: number) => {
  const [known] = site.db.$client
    .prepare("select id from entry_translations where type = 'note' and entry = ? and language = 'en'")
    .pluck()
    .all(original) as number[];
  return known ?? 0;
};

function read(original: number) {
  const db = openTranslatedDatabase(site.db, 'en');
  try {
    return findEntry(db, noteType, original);
  } finally {
    db.$client.close();
  }
}

test('words go out, come back, are published by a person, and visitors read them with all marks in their places', async () => {
  const notes = site.of(noteType);
  const original = await notes.add({ title: 'Kotak "besar"', text: rich });
  const sent = inEnglish(await fileOf(original));
  expect((await send(sent)).report).toMatchObject({ taken: 1, left: [] });
  const id = state(original);
  expect(site.of(english).row(id)).toMatchObject({
    status: 'draft',
    title: 'EN Kotak "besar"',
    slug: 'en-kotak-besar',
  });
  expect(read(original)).toBeUndefined();
  expect((await site.of(english).versions(id))[0]).toMatchObject({ by: 'Sari' });
  await site.of(english).content.publishTranslation({ id });
  const { text } = read(original) as { text: object };
  const expected = JSON.parse(
    JSON.stringify(rich, (key, value) =>
      key === 'text' && typeof value === 'string' ? `EN ${value}` : value,
    ),
  );
  expect(text).toEqual(expected);
  // Once more changes nothing.
  expect((await send(sent)).report).toMatchObject({ taken: 0, unchanged: 1 });
  expect(await site.of(english).copy(id)).toBeNull();
  // What is translated needs no translator.
  expect(await fileOf(original, 'open')).not.toContain('<file');
});

test('what the original says differently since isn’t taken, paragraph by paragraph, also where they moved', async () => {
  const notes = site.of(noteType);
  const original = await notes.add({
    title: 'Peti',
    seoTitle: '',
    text: doc(paragraph(say('Satu.')), paragraph(say('Dua.'))),
  });
  const sent = inEnglish(await fileOf(original));
  const changed = doc(paragraph(say('Baru.')), paragraph(say('Satu.')), paragraph(say('Dua, lain.')));
  await notes.save(original, { text: changed });
  const { report } = await send(sent);
  const route = `/only-us/translations/note/${original}/en`;
  expect(report).toMatchObject({
    taken: 1,
    leftInAll: 1,
    left: [{ why: 'changed', title: 'Peti', about: 'Text', route }],
  });
  expect(site.of(english).row(state(original)).text).toEqual(
    doc({ type: 'paragraph' }, paragraph(say('EN Satu.')), { type: 'paragraph' }),
  );
  expect((await send(sent)).report).toMatchObject({ taken: 0 });
  const second = await fileOf(original, 'open');
  expect(second).toContain('Baru.');
  expect(second).not.toContain('Satu.');
});

test('what somebody wrote here since the export isn’t overwritten; a live translation gets a working copy', async () => {
  const notes = site.of(noteType);
  const original = await notes.add({
    title: 'Palet',
    text: doc(paragraph(say('Satu.')), paragraph(say('Dua.'))),
  });
  await send(inEnglish(await fileOf(original)));
  const id = state(original);
  await site.of(english).content.publishTranslation({ id });
  await notes.save(original, {
    title: 'Palet baru',
    text: doc(paragraph(say('Satu.')), paragraph(say('Dua lagi.'))),
  });
  const out = await fileOf(original, 'open');
  expect(out).toContain('subState="vinci:outdated"');
  expect(out).toContain('<target>EN Dua.</target>');
  await site.of(english).type(id, { title: 'My own title' });
  const { report } = await send(translate(out, (source) => `New ${source}`));
  expect(report).toMatchObject({ taken: 1, left: [{ why: 'written', about: 'Title' }] });
  expect(await site.of(english).copy(id)).toMatchObject({
    values: { title: 'My own title', text: doc(paragraph(say('EN Satu.')), paragraph(say('New Dua lagi.'))) },
  });
  expect(read(original)).toMatchObject({ title: 'EN Palet' });
});

test('a tool may divide units into sentences, copy codes and split them; codes that it made up are refused', async () => {
  const original = await site
    .of(noteType)
    .add({ title: 'Kode', text: doc(paragraph(say('Satu. '), say('Dua.', bold))) });
  const file = await fileOf(original);
  const unit = (content: string) =>
    file.replace(/(<unit id="text\.0"[^>]*>)[\s\S]*?<\/unit>/, `$1${content}</unit>`);
  const divided = unit(
    '<segment><source>Satu.</source><target order="3">One.</target></segment><ignorable><source> </source></ignorable>' +
      '<segment><source><sc id="1"/>Dua.<ec startRef="1"/></source><target order="1"><pc id="1">Two.</pc></target></segment>',
  );
  expect((await send(divided)).report).toMatchObject({ taken: 1 });
  expect(site.of(english).row(state(original)).text).toEqual(doc(paragraph(say('Two.', bold), say(' One.'))));
  const foreign = unit(
    '<segment><source>Satu. <pc id="1">Dua.</pc></source><target>One. <pc id="7">Two.</pc></target></segment>',
  );
  const { report } = await send(foreign);
  expect(report.left[0]?.about).toContain('marks that the original doesn’t have');
});

test('attributes in another order, other prefixes, notes, marked terms and CDATA change nothing of what is said', async () => {
  const text = doc(paragraph(say('Satu & '), say('dua.', bold)));
  const original = await site.of(noteType).add({ title: 'Catatan', text });
  const cdata = (words: string) => `<![CDATA[${words.replaceAll('&amp;', '&')}]]>`;
  const sent = inEnglish(await fileOf(original))
    .replaceAll('vinci:', 'v:')
    .replace('xmlns:vinci', 'xmlns:v')
    .replace(/<file id="([^"]*)" (.*?)>/, "<file $2 id='$1'>")
    .replace(/<unit id="([^"]*)" name="([^"]*)"/g, `<unit name='$2' id='$1'`)
    .replaceAll('<segment', '<notes><note category="agency">Seen &amp; done</note></notes><segment id="s1"')
    .replace(/<target>EN ([^<]*)/g, (_, words) => {
      return `<target><mrk id="m1" type="term" translate="yes">EN </mrk>${cdata(words)}`;
    });
  expect(sent).toContain('<![CDATA[Satu & ]]>');
  expect((await send(sent)).report).toMatchObject({ taken: 1, left: [] });
  expect(site.of(english).row(state(original))).toMatchObject({
    title: 'EN Catatan',
    text: doc(paragraph(say('EN Satu & '), say('EN dua.', bold))),
  });
});

test('a file of very many units is taken or refused in moments, also when all say the same or nothing', async () => {
  const notes = site.of(noteType);
  const original = await notes.add({ title: 'Sama', text: doc(...Array(50).fill(paragraph(say('Sama')))) });
  const file = await fileOf(original);
  const [head = ''] = file.split('<unit');
  const unitsOf = (count: number, source: string, target: string) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<unit id="text.${at}"><segment><source>${source}</source><target>${target}</target></segment></unit>`,
    ).join('');
  const sent = async (units: string) => {
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    const take = async () => {
      answer = await send(`${head}${units}</file></xliff>`);
    };
    // Half a second; if each unit looked at all the others, five.
    expect(await processorTime(take)).toBeLessThan(2500);
    return answer as NonNullable<typeof answer>;
  };
  const { report } = await sent(unitsOf(29_000, 'Sama', 'Same'));
  expect(report).toMatchObject({ taken: 1, left: [{ why: 'changed' }] });
  const { text } = site.of(english).row(state(original)) as unknown as { text: object };
  expect(text).toEqual(doc(...Array(50).fill(paragraph(say('Same')))));
  expect((await sent(unitsOf(29_000, '', ''))).report).toMatchObject({ taken: 0 });
  expect((await sent(unitsOf(60_000, '', ''))).message).toBe('The file contains more than a translation.');
  // A mark that is opened for ever is refused, not put around all that follows.
  const opened = '<sc id="1"/>x'.repeat(20_000);
  expect((await sent(unitsOf(1, 'Sama', opened))).report).toMatchObject({ taken: 0 });
});

test('only administrators, and only with a second language', async () => {
  const client = await site.signIn(budi);
  const url = `${site.address}/api/translations.xlf`;
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: client })).status).toBe(403);
  expect((await send('<xliff/>', client)).status).toBe(403);
  site.db.update(siteTable).set({ secondLanguage: 'none' }).run();
  expect((await exported()).status).toBe(404);
  expect(await send('<xliff/>')).toMatchObject({ status: 400, message: 'The site has no second language.' });
  site.db.update(siteTable).set({ secondLanguage: 'en' }).run();
});

describe('refused with a sentence, and nothing of it is taken:', () => {
  const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
  const root = (more: string, inside = '') =>
    `<xliff xmlns="${namespace}" version="2.0" ${more}>${inside}</xliff>`;
  const ours = 'srcLang="id" trgLang="en"';
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
  test.each([
    ['no XML', 'PK\u0003\u0004 a spreadsheet', 'isn’t an XLIFF file'],
    ['nothing', '', 'choose a file'],
    ['other XML', '<html/>', 'isn’t an XLIFF file'],
    ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', 'another version'],
    ['other languages', root('srcLang="de" trgLang="en"'), 'the languages of this site'],
    [
      'another site',
      root(`${ours} xmlns:v="urn:vinci:translations"`, '<file id="note.1" v:site="https://other.example"/>'),
      'https://other.example',
    ],
    ['a billion laughs', `${laughs}${root(ours, '&b;')}`, 'DOCTYPE'],
    ['an external entity', `${outside}${root(ours, '&a;')}`, 'DOCTYPE'],
    ['an unknown entity', root(ours, '<file id="note.1"><unit id="title">&a;</unit></file>'), 'damaged'],
    ['deep nesting', root(ours, '<file>'.repeat(1000)), 'contains more than'],
    [
      'a huge unit',
      root(ours, `<file id="note.1"><unit id="title"><segment><source>${'a'.repeat(5_000_000)}`),
      'contains more than',
    ],
    ['the wrong bytes', Uint8Array.from([0x3c, 0x78, 0xff, 0xc0]), 'damaged'],
  ])('%s', async (_, file, sentence) => {
    const { status, message } = await send(file);
    expect(message).toContain(sentence);
    expect(status).toBe(400);
  });

  test('a file that is cut off', async () => {
    const original = await site.of(noteType).add({ title: 'Terpotong', text: words('Satu.') });
    const sent = inEnglish(await fileOf(original)).replace('</xliff>', '');
    expect(await send(sent)).toMatchObject({ status: 400, message: expect.stringContaining('damaged') });
    expect(state(original)).toBe(0);
  });

  test('a file that is too large, before it is read', async () => {
    const xml = (megabytes: number) => `<?xml version="1.0"?>${' '.repeat(megabytes * 1024 * 1024)}`;
    expect(await send(xml(51))).toMatchObject({ status: 413 });
    expect(await send(xml(20))).toMatchObject({ status: 400 });
  });
});
