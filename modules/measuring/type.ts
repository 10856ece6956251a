import * as z from 'zod/mini';
import { contentType } from '#lib/content-type.ts';
import { field, type ValuesOf } from '#lib/fields.ts';
import { someLines } from '#lib/inputs.ts';

interface Pasted extends Pick<Parameters<typeof field>[1], 'hint' | 'input'> {
  /** The pattern of each part, of which there are at most `most`. */
  part: string;
  most: number;
  read(typed: string): string[];
  error: string;
}

/** Keeps the ids or codes in what was typed or pasted, one per line or separated by commas. */
function pasted(label: string, { part, most, read, error, ...options }: Pasted) {
  const between = options.input?.rows ? '\n' : ', ';
  const isRead = new RegExp(`^((${part})(${between}(${part})){0,${most - 1}})?$`, 'i');
  const kept = z.overwrite((typed: string) => [...new Set(typed && read(typed))].join(between));
  const rule = z.string().check(someLines, kept, z.regex(isRead, error));
  return field('text', { label, rule, empty: '', ...options });
}

/** The ids in what a field of ids holds. */
export const idsIn = (text: string): string[] => text.match(/[^\s,;]+/g) ?? [];

// A pasted script is searched.
const idsLike = (pattern: string) => (typed: string) =>
  typed.includes('<')
    ? (typed.match(new RegExp(`\\b(?:${pattern})\\b`, 'g')) ?? [typed])
    : idsIn(typed.toUpperCase());

// The whole tag, which is refused, where it lacks the attribute.
const attribute = (name: string, tag: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)`, 'i').exec(tag)?.[1] || tag;
const isTag = (typed: string) => /^<meta\b/i.test(typed);
const codeIn = (typed: string) => (isTag(typed) ? attribute('content', typed) : typed);
const namedIn = (line: string) =>
  isTag(line) ? `${attribute('name', line)} ${codeIn(line)}` : line.replace(/[\s=]+/, ' ');
const codePattern = '[\\w=+/.-]{4,200}';

const code = (label: string) =>
  pasted(label, {
    ...{ part: codePattern, most: 1, read: (typed) => [codeIn(typed)] },
    error: 'Paste the code, or the whole meta tag.',
  });

const googleId = 'G-[A-Z0-9]{4,16}|AW-\\d{6,16}|GTM-[A-Z0-9]{4,12}';
const metaId = '\\d{10,20}';

export const measuring = contentType({
  name: 'measuring',
  noun: 'measuring',
  list: '/only-us/global-setting/measuring',
  single: true,
  title: () => 'Measuring',
  fields: {
    googleTags: pasted('Google tags', {
      ...{ part: googleId, most: 5, read: idsLike(googleId) },
      hint: 'Ids that begin with G-, AW- or GTM-, separated by commas.',
      error: 'Enter up to five ids that begin with G-, AW- or GTM-, such as G-ABC123DEF4.',
    }),
    metaPixels: pasted('Meta pixels', {
      ...{ part: metaId, most: 5, read: idsLike(metaId) },
      hint: 'The numbers of pixels or data sets, of 10 to 20 digits each.',
      error: 'Enter up to five numbers such as 1234567890123456.',
    }),
    googleCode: code('Google'),
    bingCode: code('Bing'),
    metaCode: code('Meta'),
    otherCodes: pasted('Others', {
      // No others: a tag called robots or referrer would change the site.
      ...{ part: `[\\w:.-]*(?:verif|valid)[\\w:.-]* ${codePattern}`, most: 20 },
      read: (typed) => typed.split(/\n+/).map((line) => namedIn(line.trim())),
      hint: 'One in each line: its name and its code, or the whole tag.',
      error: 'Enter a name such as p:domain_verify and its code in each line, or paste whole tags.',
      input: { rows: 3 },
    }),
  },
});

export type Measuring = ValuesOf<typeof measuring.fields>;
