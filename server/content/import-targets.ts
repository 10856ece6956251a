import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { SeoValues } from '#lib/seo.ts';
import type { EntryTable, EntryType } from '../module/entry-type.ts';
import type { Change } from './change.ts';
import type { EntryValues } from './values.ts';

export interface ImportedTerm {
  slug: string;
  name: string;
}

/** An entry of another site, with the files and links of this one. */
export interface ImportedEntry {
  title: string;
  summary: string;
  coverId: number | null;
  status: 'published' | 'draft';
  seo: SeoValues;
  language: Language;
  author: string;
  publishedAt: Date | null;
  isSticky: boolean;
  /** Its translation is an entry, too, so their blocks can't be matched one by one. */
  isTranslated: boolean;
  price: string;
  specification: { name: string; value: string }[];
  blocks: RichTextNode[];
  /** Its text, as far as one may be long. */
  text(): RichText;
  /** These blocks of it as one text, or as several when they are too long for one. */
  texts(blocks: RichTextNode[]): RichText[];
  pictures(): number[];
  termsOf(taxonomy: string): ImportedTerm[];
  /** The most specific of its categories, created when it is missing. `key`: what entries refer to it by. */
  category(): { slug: string; key: string } | null;
  /** Records a difference for the report. */
  note(what: string, source: string, kind?: 'changed' | 'left out'): void;
}

export interface ImportContext {
  db: Queries;
  change: Change;
}

/** Each field must be named, though a draft may lack what visitors must see. The address is found by the import. */
type ImportedValues<Values> = { [Name in keyof Omit<Values, 'slug'>]-?: Values[Name & keyof Values] | null };

interface Target<Values> {
  /** The kind of entries on the other site, by its name in WordPress. */
  of: string;
  /** Its entries, in the options of an import: 'Blog posts'. */
  label: string;
  values(entry: ImportedEntry, context: ImportContext): ImportedValues<Values>;
  /** Values that a draft needs before its text is imported, such as a reference. */
  draft?(context: ImportContext): Partial<ImportedValues<Values>>;
  /** The public list: old addresses of archives redirect to it. */
  list?: string;
  /** The public list of a tag. */
  tagList?(tag: string): string;
  /** The public page that shows its entries, which have none of their own. */
  shownAt?: string;
  /** The prefix of anchors of headings; default `#text`. */
  anchor?: string;
  categories?: ImportedCategories;
}

/** The type for the categories of imported entries. `field`: the field of an entry that refers to one. */
export interface ImportedCategories {
  type: EntryType;
  field: string;
  values(term: ImportedTerm): EntryValues;
}

/** A type of content that entries of another site can become. */
export interface ImportTarget extends Target<EntryValues> {
  type: EntryType;
}

/** Ties the values to the fields of the type, so that a new field must be given one. */
export function importTarget<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
  target: Target<NoInfer<Values>>,
): ImportTarget {
  return { ...(target as Target<EntryValues>), type };
}

export function importedCategories<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
  field: string,
  values: (term: ImportedTerm) => NoInfer<Values>,
): ImportedCategories {
  return { type, field, values: values as ImportedCategories['values'] };
}

/** The text up to a length, cut at the last word or sentence. */
export function cutText(text: string, longest: number, atSentence = false): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= longest) return words;
  const part = words.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const sentence = atSentence ? Math.max(...['. ', '! ', '? '].map((end) => part.lastIndexOf(end))) + 1 : 0;
  const end = sentence > longest / 3 ? sentence : part.lastIndexOf(' ');
  return end > 0 ? part.slice(0, end) : part;
}
