import type { Queries } from '#database/client.ts';
import type { SiteSettings } from '#database/site-settings.ts';
import { type Language, languages } from '#lib/language.ts';
import { isOwnPage } from '#lib/rich-text/links.ts';
import { fileType, referenceOf } from '#lib/rich-text/references.ts';
import { currentAddress } from '#server/content/addresses.ts';
import { translateBlocks } from '#server/content/translations/words.ts';
import type { EntryValues } from '#server/content/values.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import type { ExportedEntry, ExportedWords } from './entries.ts';
import type { ExportedFile } from './file-names.ts';

/** An export reads everything at one instant, whatever people change meanwhile. */
export interface Exporting {
  db: Queries;
  origin: string;
  now: Date;
  settings: SiteSettings;
  files: Map<number, ExportedFile>;
}

/** An entry in one of its languages. `type` and `fields` are the original's, with the words of the language. */
export interface Version {
  type: EntryType;
  translation: Language | null;
  language: Language;
  about: ExportedWords;
  fields: EntryValues;
}

export function versionsOf({ settings }: Exporting, type: EntryType, entry: ExportedEntry): Version[] {
  const { fields } = entry;
  const own = languages.find((each) => each === fields.language) ?? settings.language;
  const translated = languages.flatMap((language): Version[] => {
    const about = entry.translations[language];
    if (!about) return [];
    const said = Object.entries(about.fields).map(([name, words]) => [
      name,
      type.fields[name]?.kind === 'blocks' && Array.isArray(words) && Array.isArray(fields[name])
        ? translateBlocks(fields[name], words)
        : words,
    ]);
    const all = { ...fields, ...Object.fromEntries(said) };
    return [{ type, translation: language, language, about, fields: all }];
  });
  return [{ type, translation: null, language: own, about: entry, fields }, ...translated];
}

export type Places = ReturnType<typeof placesOf>;

/** Targets of files and links: by `fileAt` and `entryAt` (`path`: its address), and to the site itself for its other pages. */
export function placesOf(
  { db, files, origin }: Exporting,
  fileAt: (file: ExportedFile) => { id: number; address: string },
  entryAt: (entry: { type: string; id: number; path: string }) => string,
) {
  const file = (id: number) => {
    const found = files.get(id);
    if (!found || found.isMissing) return null;
    return { ...fileAt(found), name: found.row.name, alt: found.row.alt };
  };
  return {
    file,
    /** Null for a link that leads nowhere: its words stay. */
    link(href: string): string | null {
      const reference = referenceOf(href);
      if (!reference) return isOwnPage(href) ? origin + href : href;
      if (reference.type === fileType) return file(reference.id)?.address ?? null;
      // By its address: its row has a whole text, and thousands of links lead to a few entries.
      const { type, id, anchor } = reference;
      const held = currentAddress(db, { name: type }, id);
      return held ? entryAt({ type, id, path: held.path }) + anchor : null;
    },
  };
}
