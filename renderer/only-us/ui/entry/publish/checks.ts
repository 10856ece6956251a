import { isEmpty, undescribedIn } from '#lib/rich-text/read.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import { filesOf, headingsOf, type Parts, partsOf, picturesBesideTexts, textsOf } from './parts.ts';
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
  /** The names of blocks that have nothing to show. */
  emptyBlocks: string[];
  /** Does another entry have its address? */
  isAddressTaken: boolean;
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
    parts.blocks?.length === 0 && t('noBlocks'),
    ...known.emptyBlocks.map((name) => t('emptyBlock', { name })),
    parts.cover === null && t('noCover'),
    checkSummary(parts.summary),
    checkDescriptions(parts, known),
    checkHeadings(parts),
    ...known.deadLinks.map((link) => t('deadLink', { path: link })),
  ];
  return [...only(stop).map((text) => check('stop', text)), ...only(warn).map((text) => check('warn', text))];
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
  const all = [...picturesBesideTexts(parts), ...textsOf(parts).flatMap(undescribedIn)];
  const count = new Set(all.filter(isUndescribed)).size;
  return count > 0 && t('noAlt', { count });
}

function checkHeadings(parts: Parts) {
  const headings = headingsOf(parts);
  const skipped = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return skipped && t('skippedHeading', { text: skipped.text });
}

function only(texts: (string | false | null | undefined)[]) {
  return texts.filter((text) => typeof text === 'string');
}

function check(level: Check['level'], text: string): Check {
  return { level, text };
}
