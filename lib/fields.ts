import * as z from 'zod/mini';
import type { FieldKind } from './field-kinds.ts';
import { fold } from './fold.ts';
import {
  emailOrNone,
  fileId,
  id,
  instant as instantRule,
  line as lineRule,
  oneLine,
  oneLink,
  slug,
  someLines,
  text as textRule,
} from './inputs.ts';
import { spoken } from './interface-language.ts';
import { richTextWithout } from './rich-text/inputs.ts';
import { emptyRichText, type OptionalPart, type RichText } from './rich-text/rich-text.ts';
import { slugOf } from './slug.ts';

/**
 * What a field is to the site, whatever its name: entries are called, found and marked as copies by their title; lists, search
 * engines and shared links show the summary and the cover; the body is the text of their page, the address its last part; publishing sets the status;
 * a published entry ends at its end.
 */
export type Role = 'title' | 'summary' | 'cover' | 'body' | 'address' | 'status' | 'end';

/** A field of a content type, said once: its rule, its words, what it begins with. Safe in a browser. */
// biome-ignore lint/suspicious/noExplicitAny: a list of fields drops the types of their values.
export interface Field<Kind extends FieldKind = FieldKind, Value = any> extends FieldOptions<Value> {
  kind: Kind;
  label: string;
  /** What must hold before visitors see the entry. */
  rule: z.ZodMiniType<Value>;
  /** What a new entry begins with. */
  empty: Value;
  /** Of a choice: its values in their order, and what each is called. */
  options?: Record<string, string>;
  /** Of a picture or a document: may it be missing? */
  optional?: boolean;
  /** Of a text: parts that it has no room for. */
  without?: readonly OptionalPart[];
  /** Of rows: the fields of each, and what one is called. */
  columns?: Fields;
  noun?: string;
  /** Of a reference: the type whose entries it chooses from. */
  to?: { name: string; title(entry: object): string };
}

interface FieldOptions<Value> {
  role?: Role;
  /**
   * Does each language of the site have its own? What isn't translated is shared: pictures, order, dates, numbers. 'apart': the words
   * of one language don't say what those of the other say, such as synonyms, and are never out of date.
   */
  translated?: boolean | 'apart';
  hint?: string;
  /** Does it make sense on this installation only, such as ids of accounts? Then no export has it. */
  isLocal?: boolean;
  /** How its input looks: so many lines at once, the keyboard of a phone, an example. */
  input?: { rows?: number; type?: 'url' | 'tel' | 'email'; placeholder?: string; autoFocus?: boolean };
  /** How a value is shown where two versions are compared, if its kind doesn't say that. */
  format?(value: Value): string;
}

/** The `params` of a rule inside rows that what is being typed may break: only visitors must not see it. */
export const unfinished = { unfinished: true };

/** Fields by their names: the keys of the values, of the columns and of the inputs. */
export type Fields = Record<string, Field>;

/** What a person enters into these fields. */
export type ValuesOf<Declared extends Fields> = {
  [Name in keyof Declared as undefined extends Value<Declared[Name]> ? never : Name]: Value<Declared[Name]>;
} & {
  [Name in keyof Declared as undefined extends Value<Declared[Name]> ? Name : never]?: Value<Declared[Name]>;
};

type Value<Declared extends Field> = z.infer<Declared['rule']>;

interface TextOptions extends FieldOptions<string> {
  /** A further rule, such as `z.refine`. */
  check?: z.core.$ZodCheck<string>;
}

/** One line that must be there, of at most so many characters. */
export function line(label: string, longest: number, options: TextOptions = {}) {
  return written('line', label, lineRule(label, longest, linesOf(options)), options);
}

/** Text that may be empty. */
export function text(label: string, longest: number, options: TextOptions = {}) {
  return written('text', label, textRule(label, longest, linesOf(options)), options);
}

const linesOf = ({ input }: TextOptions) => ((input?.rows ?? 1) > 1 ? someLines : oneLine);

/** The address that a button or a logo leads to, or nothing. */
export function link(label: string, longest: number, options: TextOptions = {}) {
  return written('link', label, textRule(label, longest, oneLink), options);
}

function written<const Kind extends FieldKind>(
  kind: Kind,
  label: string,
  rule: z.ZodMiniType<string>,
  { check, ...options }: TextOptions,
) {
  return field(kind, { label, rule: check ? rule.check(check) : rule, empty: '', ...options });
}

/** The same field, which was added later: saved states from before lack it. */
export function addedLater<Kind extends FieldKind, Value>(added: Field<Kind, Value>) {
  return field<Kind, Value | undefined>(added.kind, {
    ...added,
    rule: z._default(added.rule, added.empty as z.core.util.NoUndefined<Value>),
  });
}

/** A text with headings, lists, pictures. */
export function richText(
  label: string,
  options: FieldOptions<RichText> & { without?: readonly OptionalPart[]; empty?: RichText } = {},
) {
  const rule = richTextWithout(...(options.without ?? []));
  return field('richText', { label, rule, empty: emptyRichText, translated: true, ...options });
}

/** An email address, or nothing. */
export function email(label: string) {
  return field('text', { label, rule: emailOrNone, empty: '', input: { type: 'email' } });
}

/** The heading of a block or a part of one, which may be empty. */
export function heading(label = 'Heading', options: FieldOptions<string> = {}) {
  return text(label, 120, { translated: true, ...options });
}

/** Rows to add, sort and remove: so many at least and at most. A new entry begins with the least. */
export function rows<Columns extends Fields>(
  label: string,
  columns: Columns,
  more: { noun: string; nouns: string; least?: number; most: number; hint?: string },
) {
  const { noun, nouns, least = 0, most, ...options } = more;
  const rule = z
    .array(schemaOf({ fields: columns }))
    .check(
      z.minLength(least, least === 2 ? `Add a second ${noun}.` : `Add at least one ${noun}.`),
      z.maxLength(most, `Maximum ${most} ${nouns}.`),
    );
  const empty = Array.from({ length: least }, () => emptyOf({ fields: columns }));
  const translated = Object.values(columns).some((column) => column.translated);
  // In one line each, where two versions are compared.
  const format = (all: ValuesOf<Columns>[]) =>
    all.map((row) => Object.values(row).filter(Boolean).join(': ')).join('\n');
  return field('rows', { label, rule, empty, columns, noun, translated, format, ...options });
}

/** Words that people type freely, each once however it is spelled: so many at most, of so many characters. */
export function tags(label: string, { most, longest }: { most: number; longest: number }) {
  const tag = lineRule('Tag', longest).check(
    z.refine((typed) => wordOfTag(typed) !== '', {
      error: 'A tag needs a letter or a digit.',
      params: unfinished,
    }),
  );
  const rule = z
    .array(tag)
    .check(z.overwrite(withoutRepeated), z.maxLength(most, `Maximum ${most} tags.`), refuseSamePage);
  return field('tags', { label, rule, empty: [] as string[], translated: true });
}

/** The word of a tag in an address, by which two spellings are one tag; empty for what can't be one. C++ isn't C#. */
export function wordOfTag(tag: string): string {
  return slugOf(tag.replace(/(?<=[\p{L}\p{N}+#])[+#]/gu, (sign) => (sign === '+' ? ' plus ' : ' sharp ')));
}

/** By which two are one tag, written in two ways: their word, and the signs that no address has. */
export function spellingOfTag(tag: string): string {
  return `${wordOfTag(tag)} ${fold(tag).replace(/[\p{L}\p{M}\p{N}\s_-]/gu, '')}`;
}

function withoutRepeated(tags: string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => seen.size < seen.add(spellingOfTag(tag)).size);
}

function refuseSamePage({ value, issues }: z.core.ParsePayload<string[]>) {
  const byWord = new Map<string, string>();
  for (const tag of value) {
    const word = wordOfTag(tag);
    const other = byWord.get(word);
    const message = `“${other}” and “${tag}” would have the same page. Keep one of them.`;
    if (other !== undefined) issues.push({ code: 'custom', input: value, message, params: unfinished });
    byWord.set(word, tag);
  }
}

/** The last part of the address of the entry's page. */
export function address() {
  return field('line', { label: 'Address', rule: slug, empty: '', role: 'address', translated: true });
}

/** The id of a picture that visitors need to see. 0: none chosen yet. */
export function picture(label: string, options: FieldOptions<number> = {}) {
  return field('picture', { label, rule: fileId, empty: 0, ...options });
}

/** The id of a picture, or null. */
export function optionalPicture(label: string, options: FieldOptions<number | null> = {}) {
  return field('picture', { label, rule: z.nullable(id), empty: null, optional: true, ...options });
}

/** An instant, or none. */
export function instant(
  label: string,
  { message, ...options }: FieldOptions<Date | null> & { message?: string } = {},
) {
  return field('instant', { label, rule: z.nullable(instantRule(message)), empty: null, ...options });
}

/** Yes or no. */
export function toggle(label: string, options: FieldOptions<boolean> = {}) {
  return field('switch', { label, rule: z.boolean(), empty: false, ...options });
}

/** The values of a choice, and what each is called. */
type Options<Value extends string> = Readonly<Record<Value, string>>;

/** One of several values; a new entry begins with the first one. */
export function choice<const Value extends string>(
  label: string,
  options: Options<Value>,
  more: FieldOptions<NoInfer<Value>> & { empty?: NoInfer<Value> } = {},
) {
  const values = Object.keys(options) as [Value, ...Value[]];
  const rule = z.enum(values, 'Please choose from the list.') as z.ZodMiniType<Value>;
  const made = field('choice', { label, rule, empty: values[0], options, ...more });
  return made as Omit<typeof made, 'options'> & { options: Options<Value> };
}

/** Whether visitors see the entry. A new one is a draft until somebody publishes it. */
export function status() {
  return choice('State', { draft: 'Draft', published: 'Published' }, { role: 'status' });
}

/** Any other field, whose rule is written out. */
export function field<const Kind extends FieldKind, Value>(
  kind: Kind,
  declared: Omit<Field<Kind, Value>, 'kind'>,
): Field<Kind, Value> {
  return spoken({ kind, ...declared }, 'label', 'hint', 'options');
}

/** The rules of fields, for inputs that have more than these. */
export function rulesOf<Declared extends Fields>({ fields }: { fields: Declared }) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule]);
  return Object.fromEntries(rules) as { [Name in keyof Declared]: Declared[Name]['rule'] };
}

/** What must hold of fields before visitors see them. */
export function schemaOf<Declared extends Fields>(declared: { fields: Declared }) {
  return z.strictObject(rulesOf(declared)) as z.ZodMiniType<ValuesOf<Declared>>;
}

/** What a new entry begins with. */
export function emptyOf<Declared extends Fields>({ fields }: { fields: Declared }): ValuesOf<Declared> {
  const values = Object.entries(fields).map(([name, { empty }]) => [name, empty]);
  return Object.fromEntries(values) as ValuesOf<Declared>;
}
