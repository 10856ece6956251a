import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '#database/client.ts';
import { copiedIn } from '#lib/block-values.ts';
import type { Language } from '#lib/language.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { translatedFields } from '#lib/translation.ts';
import { escapeXml } from '#lib/xml.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { translationsOf } from '#server/content/translations/mark-outdated.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { wordsOf } from '#server/content/translations/words.ts';
import { readCopy } from '#server/content/working-copy/copies.ts';
import { type EntryType, isOfType } from '#server/module/entry-type.ts';
import { fingerprint, inlineXml, piecesOf } from './inline.ts';
import { ownNamespace, xliffNamespace } from './read.ts';
import { type Unit, unitsOf, type Words } from './units.ts';

export interface Wanted {
  types: EntryType[];
  source: Language;
  target: Language;
  /** The address of the site: a file is imported where it comes from. */
  site: string;
  isOpen: boolean;
}

/** An XLIFF 2.0 document in parts. Yields to other work after each entry. */
export async function* xliffOf(db: Database, wanted: Wanted): AsyncGenerator<string> {
  let isBegun = false;
  for (const type of wanted.types.filter((each) => Object.keys(translatedFields(each)).length > 0)) {
    const ids = db.select({ id: type.table.id }).from(type.table).where(isOfType(type)).all();
    for (const { id } of ids) {
      await setImmediate();
      const file = fileOf(db, type, Number(id), wanted);
      if (file && !isBegun) yield head(wanted);
      if (file) yield file;
      isBegun ||= file !== '';
    }
  }
  if (isBegun) yield '</xliff>\n';
}

function head({ source, target }: Wanted) {
  const languages = `srcLang="${source}" trgLang="${target}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" xmlns:vinci="${ownNamespace}" version="2.0" ${languages}>\n`;
}

function fileOf(db: Queries, type: EntryType, id: number, { target, site, isOpen }: Wanted): string {
  const row = findEntry(db, type, id);
  if (!row || ('status' in row && row.status !== 'published')) return '';
  const { words, same, isPublished } = wordsIn(db, type, row, target);
  const copied = new Set(copiedIn(type.fields, words.said, { original: words.now, same }));
  const compared = unitsOf(type, { now: words.seen, seen: words.seen, said: {} });
  const seen = new Set(compared.map(({ source }) => fingerprint(source)));
  const units = unitsOf(type, words).flatMap((unit) => {
    const isMissing =
      unit.said.length === 0 || copied.has(plainText({ type: 'paragraph', content: unit.said }));
    const isOutdated = !isMissing && !seen.has(fingerprint(unit.source));
    if (unit.source.length === 0 || (isOpen && !isMissing && !isOutdated)) return [];
    const done = isPublished ? 'final' : 'translated';
    return [unitXml(unit, isMissing ? 'initial' : isOutdated ? outdated : done)];
  });
  if (units.length === 0) return '';
  const page = type.address?.(row);
  const notes = page ? `<notes><note>${escapeXml(site + page)}</note></notes>\n` : '';
  const about = `original="${escapeXml(type.title(row))}" vinci:site="${escapeXml(site)}" xml:space="preserve"`;
  return `<file id="${type.name}.${id}" ${about}>\n${notes}${units.join('')}</file>\n`;
}

const outdated = 'initial" subState="vinci:outdated';

function unitXml({ id, label, source, said }: Unit, state: string) {
  const original = piecesOf(source);
  const translation = piecesOf(said, original.codes);
  const was = fingerprint(said);
  const target = was && `<target>${inlineXml(translation.pieces, translation.codes)}</target>`;
  return `<unit id="${id}" name="${escapeXml(label)}"${was && ` vinci:said="${was}"`}><segment state="${state}"><source>${inlineXml(original.pieces, original.codes)}</source>${target}</segment></unit>\n`;
}

/** An entry’s words in both languages, unpublished edits included. */
export function wordsIn(db: Queries, type: EntryType, row: object & { id?: unknown }, language: Language) {
  const now = wordsOf(type, row);
  const known = translationsOf(db, type, Number(row.id)).find((each) => each.language === language);
  if (!known) return { words: { now, seen: now, said: {} } satisfies Words, same: [], isPublished: false };
  const translated = translationTypeOf(type, language);
  const copy = readCopy(db, translated, { id: known.id });
  const said = copy?.values ?? findEntry(db, translated, known.id) ?? {};
  const words: Words = { now, seen: known.original, said: said as Words['said'] };
  return { words, same: known.sameWords, isPublished: known.status === 'published' && !copy };
}
