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
import { localize, localized } from './interface-language.ts';
import { richTextWithout } from './rich-text/inputs.ts';
import { isAllowedLink } from './rich-text/links.ts';
import { emptyRichText, type OptionalPart, type RichText } from './rich-text/rich-text.ts';
import { slugOf } from './slug.ts';

/**
 * The meaning of a field to the site: the title names entries; lists, search engines and shared links show summary and cover;
 * the body is the text of the page and the address its last part; publishing sets the status; a published entry ends at its
 * end.
 */
export type Role = 'title' | 'summary' | 'cover' | 'body' | 'address' | 'status' | 'end';

/** A field of a content type: its rule, label and initial value. Safe in browsers. */
// biome-ignore lint/suspicious/noExplicitAny: a list of fields drops the types of their values.
export interface Field<Kind extends FieldKind = FieldKind, Value = any> extends FieldOptions<Value> {
  kind: Kind;
  label: string;
  /** The rule for published entries. */
  rule: z.ZodMiniType<Value>;
  empty: Value;
  /** Of a choice: its values in order, with their labels. */
  options?: Record<string, string>;
  /** Of a picture, document or reference: whether it may be missing. */
  optional?: boolean;
  /** Of a text: parts it doesn’t allow. */
  without?: readonly OptionalPart[];
  /** Of rows: the fields and the noun of one row. */
  columns?: Fields;
  noun?: string;
  /** Of a reference: the type of its entries. */
  to?: { name: string; noun: string; nouns?: string; title(entry: object): string };
}

interface FieldOptions<Value> {
  role?: Role;
  /** Whether each language has its own value. 'apart': they don’t correspond, as synonyms, and are never outdated. */
  translated?: boolean | 'apart';
  /** Of a person, company or street: a translation may say the same. */
  isName?: boolean;
  hint?: string;
  /** Of a column of rows: whether a row with these values needs it. */
  isFor?(row: Record<string, unknown>): boolean;
  /** Whether it is meaningful on this installation only, such as account ids; never exported. */
  isLocal?: boolean;
  /** Size of the input in lines, its keyboard on phones, an example; the range of a number; the most rows; the button of a picture, and whether it needs no alternative text. */
  input?: {
    rows?: number;
    type?: 'url' | 'tel' | 'email';
    placeholder?: string;
    autoFocus?: boolean;
    least?: number;
    most?: number;
    uploadLabel?: string;
    isDecorative?: boolean;
  };
  /** How versions are compared, where the kind doesn’t define it. */
  format?(value: Value): string;
}

/** The `params` of a rule inside rows that may fail while somebody types: it only holds for visitors. */
export const unfinished = { unfinished: true };

/** Fields by name, which is also the key of their values, columns and inputs. */
export type Fields = Record<string, Field>;

export type ValuesOf<Declared extends Fields> = {
  [Name in keyof Declared as undefined extends Value<Declared[Name]> ? never : Name]: Value<Declared[Name]>;
} & {
  [Name in keyof Declared as undefined extends Value<Declared[Name]> ? Name : never]?: Value<Declared[Name]>;
};

type Value<Declared extends Field> = z.infer<Declared['rule']>;

interface TextOptions extends FieldOptions<string> {
  check?: z.core.$ZodCheck<string>;
}

export function line(label: string, longest: number, options: TextOptions = {}) {
  return written('line', label, lineRule(label, longest, linesOf(options)), options);
}

export function text(label: string, longest: number, options: TextOptions = {}) {
  return written('text', label, textRule(label, longest, linesOf(options)), options);
}

const linesOf = ({ input }: TextOptions) => ((input?.rows ?? 1) > 1 ? someLines : oneLine);

const allowedLink = z.refine<string>((link) => link === '' || isAllowedLink(link), {
  error: 'Enter a page of this site, such as /packaging, or begin with https://, mailto: or tel:.',
});

/** The target of a button or logo, or nothing. Its input finds pages, posts, products and files, which are kept by id; not one of the type `url`. */
export function link(label: string, longest: number, options: TextOptions = {}) {
  return written('link', label, textRule(label, longest, oneLink), { check: allowedLink, ...options });
}

function written<const Kind extends FieldKind>(
  kind: Kind,
  label: string,
  rule: z.ZodMiniType<string>,
  { check, ...options }: TextOptions,
) {
  return field(kind, { label, rule: check ? rule.check(check) : rule, empty: '', ...options });
}

/** Marks a field that was added later: older saved states lack it. */
export function addedLater<Kind extends FieldKind, Value>(added: Field<Kind, Value>) {
  return field<Kind, Value | undefined>(added.kind, {
    ...added,
    rule: z._default(added.rule, added.empty as z.core.util.NoUndefined<Value>),
  });
}

export function richText(
  label: string,
  options: FieldOptions<RichText> & { without?: readonly OptionalPart[]; empty?: RichText } = {},
) {
  const rule = richTextWithout(...(options.without ?? []));
  return field('richText', { label, rule, empty: emptyRichText, translated: true, ...options });
}

export function email(label: string) {
  return field('text', { label, rule: emailOrNone, empty: '', input: { type: 'email' } });
}

/** An optional heading of a block or of a part of it. */
export function heading(label = 'Heading', options: FieldOptions<string> = {}) {
  return text(label, 120, { translated: true, ...options });
}

/** Rows that people add, sort and remove. A new entry begins with the minimum. */
export function rows<Columns extends Fields>(
  label: string,
  columns: Columns,
  more: { noun: string; nouns: string; least?: number; most: number; hint?: string },
) {
  const { noun, nouns, least = 0, most, ...options } = more;
  const rule = z.array(schemaOf({ fields: columns })).check(
    z.minLength(least, {
      error: () =>
        localize(least === 2 ? 'Add a second {noun}.' : 'Add at least one {noun}.', { noun: localize(noun) }),
    }),
    z.maxLength(most, { error: () => localize('Maximum {most} {nouns}.', { most, nouns: localize(nouns) }) }),
  );
  const empty = Array.from({ length: least }, () => emptyOf({ fields: columns }));
  const translated = Object.values(columns).some((column) => column.translated);
  // One line each, for comparing versions, without the ids of pictures.
  const said = (row: ValuesOf<Columns>) =>
    Object.entries(row).flatMap(([name, value]) =>
      columns[name]?.kind === 'picture' || !value ? [] : [value],
    );
  const format = (all: ValuesOf<Columns>[]) => all.map((row) => said(row).join(': ')).join('\n');
  return field('rows', {
    label,
    rule,
    empty,
    columns,
    noun,
    translated,
    format,
    input: { most },
    ...options,
  });
}

/** Free words without duplicates, regardless of spelling. */
export function tags(label: string, { most, longest }: { most: number; longest: number }) {
  const tag = lineRule('Tag', longest).check(
    z.refine((typed) => wordOfTag(typed) !== '', {
      error: 'A tag needs a letter or a digit.',
      params: unfinished,
    }),
  );
  const rule = z
    .array(tag)
    .check(
      z.overwrite(withoutRepeated),
      z.maxLength(most, { error: () => localize('Maximum {most} tags.', { most }) }),
      refuseSamePage,
    );
  return field('tags', { label, rule, empty: [] as string[], translated: true });
}

/** The slug of a tag, by which two spellings are one tag; empty if there is none. C++ isn’t C#. */
export function wordOfTag(tag: string): string {
  return slugOf(tag.replace(/(?<=[\p{L}\p{N}+#])[+#]/gu, (sign) => (sign === '+' ? ' plus ' : ' sharp ')));
}

/** Identifies a tag across spellings: its word, and the signs that slugs lack. */
export function spellingOfTag(tag: string): string {
  return `${wordOfTag(tag)} ${fold(tag).replace(/[\p{L}\p{M}\p{N}\s_-]/gu, '')}`;
}

export function withoutRepeated(tags: string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => seen.size < seen.add(spellingOfTag(tag)).size);
}

function refuseSamePage({ value, issues }: z.core.ParsePayload<string[]>) {
  const byWord = new Map<string, string>();
  for (const tag of value) {
    const word = wordOfTag(tag);
    const other = byWord.get(word);
    if (other !== undefined) {
      const message = localize('“{other}” and “{tag}” would have the same page. Keep one of them.', {
        other,
        tag,
      });
      issues.push({ code: 'custom', input: value, message, params: unfinished });
    }
    byWord.set(word, tag);
  }
}

/** The last part of the entry’s address. */
export function address() {
  return field('line', { label: 'Address', rule: slug, empty: '', role: 'address', translated: true });
}

/** The id of a required picture; 0 for none yet. */
export function picture(label: string, options: FieldOptions<number> = {}) {
  return field('picture', { label, rule: fileId, empty: 0, ...options });
}

export function optionalPicture(label: string, options: FieldOptions<number | null> = {}) {
  return field('picture', { label, rule: z.nullable(id), empty: null, optional: true, ...options });
}

export function instant(
  label: string,
  { message, ...options }: FieldOptions<Date | null> & { message?: string } = {},
) {
  return field('instant', { label, rule: z.nullable(instantRule(message)), empty: null, ...options });
}

export function toggle(label: string, options: FieldOptions<boolean> = {}) {
  return field('switch', { label, rule: z.boolean(), empty: false, ...options });
}

type Options<Value extends string> = Readonly<Record<Value, string>>;

/** One of several values; the first is the default. */
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

/** Whether visitors see the entry; a new one is a draft. */
export function status() {
  return choice('State', { draft: 'Draft', published: 'Published' }, { role: 'status' });
}

export function field<const Kind extends FieldKind, Value>(
  kind: Kind,
  declared: Omit<Field<Kind, Value>, 'kind'>,
): Field<Kind, Value> {
  return localized({ kind, ...declared }, 'label', 'hint', 'options');
}

export function rulesOf<Declared extends Fields>({ fields }: { fields: Declared }) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule]);
  return Object.fromEntries(rules) as { [Name in keyof Declared]: Declared[Name]['rule'] };
}

export function schemaOf<Declared extends Fields>(declared: { fields: Declared }) {
  return z.strictObject(rulesOf(declared)) as z.ZodMiniType<ValuesOf<Declared>>;
}

export function emptyOf<Declared extends Fields>({ fields }: { fields: Declared }): ValuesOf<Declared> {
  const values = Object.entries(fields).map(([name, { empty }]) => [name, empty]);
  return Object.fromEntries(values) as ValuesOf<Declared>;
}
