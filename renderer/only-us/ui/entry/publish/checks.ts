import { headingsIn, isEmpty, linksIn, picturesIn, undescribedIn } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import { t } from './texts.ts';

/** What was found before publishing: something that has to be corrected first, or that is worth a look. */
export interface Check {
  level: 'stop' | 'warn';
  text: string;
}

/** What only the server knows of the values. */
export interface Known {
  /** The pictures of its files by their ids, as far as they exist. */
  pictures: Pictures;
  /** Links to pages of the site that visitors can't open. */
  deadLinks: string[];
  /** Does another entry have its address? */
  isAddressTaken: boolean;
}

/** The parts that most types have, under the name that each gives them; a type without one has undefined there. */
export interface Parts {
  title: string;
  summary?: string;
  /** The id of the picture that lists show; null for none. */
  cover?: number | null;
  text?: RichText;
  /** Further pictures. */
  pictures: number[];
}

/** The parts of an entry's values. */
export function partsOf(values: object): Parts {
  const { title, name, excerpt, summary, coverId, fileId, body, text, pictures } = values as Record<
    string,
    never
  >;
  return {
    title: String(title ?? name ?? ''),
    summary: excerpt ?? summary,
    cover: coverId === undefined ? fileId : coverId,
    text: body ?? text,
    pictures: pictures ?? [],
  };
}

/** The ids of all files that the values show. */
export function filesOf({ cover, text, pictures }: Parts): number[] {
  return [...new Set([...(cover ? [cover] : []), ...pictures, ...(text ? picturesIn(text) : [])])];
}

const [shortest, longest] = [50, 160];

/** Everything that is worth knowing before these values are published: first what stops it. */
export function publishChecks(values: object, path: string | null, known: Known): Check[] {
  const parts = partsOf(values);
  const stop = [filesOf(parts).some((id) => !known.pictures[id]) && t('missingFile')];
  const warn = [
    // Not a stop: the form offers a free address once it is refused.
    known.isAddressTaken && path && t('takenAddress', { path }),
    parts.text && isEmpty(parts.text) && t('noText'),
    parts.cover === null && t('noCover'),
    checkSummary(parts.summary),
    checkDescriptions(parts, known),
    parts.text && checkHeadings(parts.text),
    ...known.deadLinks.map((link) => t('deadLink', { path: link })),
  ];
  return [...only(stop).map((text) => check('stop', text)), ...only(warn).map((text) => check('warn', text))];
}

/** The links to pages of this site, without query and anchor. */
export function ownLinks({ text }: Parts, origin: string): string[] {
  const links = text ? linksIn(text) : [];
  const own = links.flatMap((href) => {
    const url = URL.canParse(href, origin) ? new URL(href, origin) : null;
    return url?.origin === origin ? [url.pathname] : [];
  });
  return [...new Set(own)];
}

function checkSummary(summary: string | undefined) {
  const count = summary?.trim().length;
  if (count === undefined) return null;
  if (count === 0) return t('emptySummary');
  if (count < shortest) return t('shortSummary', { count });
  return count > longest ? t('longSummary', { count }) : null;
}

function checkDescriptions(parts: Parts, { pictures }: Known) {
  const isUndescribed = (id: number) => pictures[id]?.alt === '';
  const outside = [parts.cover, ...parts.pictures].filter((id) => id && isUndescribed(id));
  const inside = parts.text ? undescribedIn(parts.text).filter(isUndescribed) : [];
  const count = new Set([...outside, ...inside]).size;
  return count > 0 && t('noAlt', { count });
}

// The title is the first level, and the text begins below it.
function checkHeadings(text: RichText) {
  const headings = [{ level: 1, text: '' }, ...headingsIn(text)];
  const skipped = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return skipped && t('skippedHeading', { text: skipped.text });
}

function only(texts: (string | false | null | undefined)[]) {
  return texts.filter((text) => typeof text === 'string');
}

function check(level: Check['level'], text: string): Check {
  return { level, text };
}
