import type * as z from 'zod/mini';
import { type Field, type Fields, type Role, schemaOf, type ValuesOf } from './fields.ts';
import { interfaceLanguage, say } from './interface-language.ts';
import type { Area } from './rights.ts';

/**
 * A type of content, said once and safe in a browser: its form, its list, its rules, its words and its history come from it;
 * `entryType` (server/content/entry-type.ts) adds its table and what only the server knows.
 */
export interface ContentType<Declared extends Fields = Fields, Values = ValuesOf<Declared>> {
  /** The name of its router, and of the type in the tables of the content core. It never changes. */
  name: string;
  /** The word in sentences: 'The post no longer exists.' */
  noun: string;
  /** Its plural, where that isn't the noun with an s. */
  nouns?: string;
  fields: Declared;
  /** All that must hold before visitors see an entry. Most of a draft may still be missing (`checkDraft`). */
  schema: z.ZodMiniType<Values>;
  /** The column of the table of rights that says who may read and change the entries in the back office. */
  area: Area;
  /** Are its entries what those of another type say in another language? */
  isTranslation?: true;
  /** Is its title the name of its cover, by which the file is found, too? */
  namesCover?: boolean;
  /** The path of the list of its entries in the back office. */
  list: string;
  /** Does it have one entry, whose id is 1, and which is always there? Such as the brand. */
  single?: true;
  /** What a person calls an entry. */
  title(values: Values): string;
  /** What its list shows of an entry; without it, the type has a list of its own. */
  row?: Row<Values>;
  /** Words of its screens that differ from those made of the noun. */
  texts?: Partial<TypeTexts>;
}

/** A row of a list. What it shows is searched, too. */
interface Row<Values> {
  /** Instead of the title of the entry. */
  title?(values: Values): string;
  note?(values: Values): string;
  /** Shows the cover: cropped, whole as logos need it, or with an edge as sheets of paper need it. */
  cover?: 'cropped' | 'whole' | 'sheet';
}

/** The words of a type's list and form. */
export interface TypeTexts {
  search: string;
  add: string;
  addTitle: string;
  editTitle: string;
  saveAsNew: string;
  deleteText: string;
  failedTitle: string;
  emptyTitle: string;
  emptyText: string;
}

interface Declaration<Declared extends Fields>
  extends Omit<ContentType<Declared>, 'schema' | 'title' | 'area' | 'row'> {
  /** Blocks need a screen of their own: the form of a list has no input for them. */
  row?: [Extract<Declared[keyof Declared], Field<'blocks'>>] extends [never]
    ? Row<ValuesOf<Declared>>
    : never;
  area?: Area;
  /** By default the field whose role that is. */
  title?(values: ValuesOf<Declared>): string;
  /** What must hold of several fields together, such as `z.refine`. */
  checks?: z.core.$ZodCheck<ValuesOf<Declared>>[];
}

/** Declares a type of content. Administrators alone may change its entries, unless it says otherwise. */
export function contentType<Declared extends Fields>(declared: Declaration<Declared>): ContentType<Declared> {
  const { checks = [], ...type } = declared;
  const titleField = fieldOf(type, 'title');
  return {
    area: 'settings',
    title: (values) => String((values as Record<string, unknown>)[titleField ?? ''] ?? ''),
    ...type,
    schema: schemaOf(type).check(...checks),
  };
}

/** The name of the field with this role; undefined when none has it. */
export function fieldOf({ fields }: Pick<ContentType, 'fields'>, role: Role): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.role === role);
}

/** What the form of an entry begins with. */
export function valuesOf<Declared extends Fields>(
  { fields }: { fields: Declared },
  entry: object,
): ValuesOf<Declared> {
  const entered = Object.entries(entry).filter(([name]) => name in fields);
  // A draft that lacks its picture has null there, and its form the id 0, which is none.
  const values = entered.map(([name, value]) => [
    name,
    value === null && fields[name]?.empty === 0 ? 0 : value,
  ]);
  return Object.fromEntries(values) as ValuesOf<Declared>;
}

/** The words of a type's list and form, by key; `count` needs a number. */
export function textsOf({ noun, nouns, texts }: Pick<ContentType, 'noun' | 'nouns' | 'texts'>) {
  const all = { ...usualTexts, ...texts };
  return (key: keyof TypeTexts | 'count', { count = 0 } = {}) => {
    const words = nounsOf({ noun, nouns });
    const counted = count === 1 ? words.noun : words.nouns;
    return key === 'count' ? `${count.toLocaleString(interfaceLanguage())} ${counted}` : say(all[key], words);
  };
}

/** The noun and its plural in the words of the reader: Indonesian has one for both. */
export function nounsOf({ noun, nouns = `${noun}s` }: Pick<ContentType, 'noun' | 'nouns'>) {
  const one = say(noun);
  return { noun: one, nouns: interfaceLanguage() === 'id' ? one : nouns };
}

const usualTexts: TypeTexts = {
  search: 'Search {nouns}',
  add: 'Add {noun}',
  addTitle: 'New {noun}',
  editTitle: 'Edit {noun}',
  saveAsNew: 'Save as a new {noun}',
  deleteText: 'It goes to the trash, where you can restore it for 30 days.',
  failedTitle: 'The {nouns} couldn’t be loaded',
  emptyTitle: 'No {nouns} yet',
  emptyText: '',
};
