import type * as z from 'zod/mini';
import { type Field, type Fields, type Role, schemaOf, type ValuesOf } from './fields.ts';
import { interfaceLanguage, localize } from './interface-language.ts';
import type { Area } from './rights.ts';

/** A content type, declared once and safe in browsers; `entryType` (server/module/entry-type.ts) adds the server’s part. */
export interface ContentType<Declared extends Fields = Fields, Values = ValuesOf<Declared>> {
  /** Name of its router and key in the tables of the content core. It never changes. */
  name: string;
  /** Used in sentences: 'The post no longer exists.' */
  noun: string;
  /** Default: the noun with an s. */
  nouns?: string;
  fields: Declared;
  /** The rules for published entries. Drafts may be incomplete (`checkDraft`). */
  schema: z.ZodMiniType<Values>;
  /** Column of the table of rights that governs its entries. */
  area: Area;
  /** Whether its entries are translations of another type’s. */
  isTranslation?: true;
  namesCover?: boolean;
  /** Path of its list in the back office. */
  list: string;
  /** Whether it has exactly one entry, with the id 1, such as the brand. */
  single?: true;
  /** Whether its form is a screen of its own, at `<list>/<id>`; default: a dialog over the list. */
  hasScreen?: true;
  title(values: Values): string;
  /** Whether an entry needs no translation, such as a category that the site names itself; default false. */
  isInEveryLanguage?(values: Values): boolean;
  /** Columns of its list; types without them have a list of their own. */
  row?: Row<Values>;
  /** Texts of its screens that differ from those built from the noun. */
  texts?: Partial<TypeTexts>;
}

/** A row of a list; its text is also searched. */
interface Row<Values> {
  /** Default: the title of the entry. */
  title?(values: Values): string;
  note?(values: Values): string;
  /** Shows the cover: cropped, whole (logos), or with an edge (sheets of paper). */
  cover?: 'cropped' | 'whole' | 'sheet';
}

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

/** The form in a dialog has no input for blocks: they need a screen of their own. */
type Listing<Declared extends Fields> =
  | { hasScreen: true; row?: Row<ValuesOf<Declared>> }
  | {
      hasScreen?: never;
      row?: [Extract<Declared[keyof Declared], Field<'blocks'>>] extends [never]
        ? Row<ValuesOf<Declared>>
        : never;
    };

type Declaration<Declared extends Fields> = BareDeclaration<Declared> & Listing<Declared>;

interface BareDeclaration<Declared extends Fields>
  extends Omit<ContentType<Declared>, 'schema' | 'title' | 'area' | 'row' | 'hasScreen'> {
  area?: Area;
  /** Default: the field with the role `title`. */
  title?(values: ValuesOf<Declared>): string;
  /** Rules across fields, such as `z.refine`. */
  checks?: z.core.$ZodCheck<ValuesOf<Declared>>[];
}

/** Declares a content type. By default only administrators may change its entries. */
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

export function fieldOf({ fields }: Pick<ContentType, 'fields'>, role: Role): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.role === role);
}

export function valuesOf<Declared extends Fields>(
  { fields }: { fields: Declared },
  entry: object,
): ValuesOf<Declared> {
  const entered = Object.entries(entry).filter(([name]) => name in fields);
  // A draft without picture has null; its form expects the id 0.
  const values = entered.map(([name, value]) => [
    name,
    value === null && fields[name]?.empty === 0 ? 0 : value,
  ]);
  return Object.fromEntries(values) as ValuesOf<Declared>;
}

/** The texts of a type’s list and form by key; `count` needs a number. */
export function textsOf({ noun, nouns, texts }: Pick<ContentType, 'noun' | 'nouns' | 'texts'>) {
  const all = { ...usualTexts, ...texts };
  return (key: keyof TypeTexts | 'count', { count = 0 } = {}) => {
    const words = nounsOf({ noun, nouns });
    const counted = count === 1 ? words.noun : words.nouns;
    return key === 'count'
      ? `${count.toLocaleString(interfaceLanguage())} ${counted}`
      : localize(all[key], words);
  };
}

/** The noun and its plural in the interface language; Indonesian has one form. */
export function nounsOf({ noun, nouns = `${noun}s` }: Pick<ContentType, 'noun' | 'nouns'>) {
  const one = localize(noun);
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
