import type { Language } from './language.ts';

export type Values = Readonly<Record<string, string | number>>;

// `{name}`, `{count, number}`, `{share, number, percent}`, and `{count, plural, …}` with its branches.
const parameter = /\{(\w+)(?:, (number|plural)(?:, ((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})+))?)?\}/g;
const branch = /(=\d+|\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

const locales: Partial<Record<Language, Locale>> = {};

/**
 * A message in the part of ICU's format that ours use: 6 kB less in a browser than a parser of all of it.
 *
 * @throws Error when it is broken, or a value is missing
 */
export function formatMessage(message: string, values: Values, language: Language): string {
  const format = (text: string): string => {
    if (/[{}]/.test(text.replace(parameter, ''))) throw new Error(`“${message}” is no message`);
    return text.replace(parameter, (_whole, name: string, kind?: string, options = '') => {
      const value = values[name];
      if (value === undefined || value === null || Number.isNaN(value)) {
        throw new Error(`“${message}” has no value for ${name}`);
      }
      if (kind === 'plural') return format(choosePlural(options, Number(value), localeOf(language)));
      if (kind === 'number') return formatNumber(Number(value), options, localeOf(language));
      return String(value);
    });
  };
  return /[{}]/.test(message) ? format(message) : message;
}

// Only once a message has a number: creating one takes milliseconds of a start.
function localeOf(language: Language): Locale {
  locales[language] ??= {
    number: new Intl.NumberFormat(language),
    percent: new Intl.NumberFormat(language, { style: 'percent' }),
    plurals: new Intl.PluralRules(language),
  };
  return locales[language];
}

type Locale = Record<'number' | 'percent', Intl.NumberFormat> & { plurals: Intl.PluralRules };

function formatNumber(value: number, style: string, { number, percent }: Locale): string {
  if (style === 'percent') return percent.format(value);
  if (style) throw new Error(`Numbers have no format ${style}`);
  return number.format(value);
}

function choosePlural(options: string, count: number, { number, plurals }: Locale): string {
  const branches = new Map([...options.matchAll(branch)].map(([, key, text]) => [key, text]));
  const other = branches.get('other');
  if (other === undefined) throw new Error(`A plural needs “other”: ${options}`);
  const chosen = branches.get(`=${count}`) ?? branches.get(plurals.select(count)) ?? other;
  return chosen.replaceAll('#', number.format(count));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
