import type { Pictures } from '#database/shown-picture.ts';
import { isSentence } from '#lib/block-values.ts';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { isEmpty, undescribedIn } from '#lib/rich-text/read.ts';
import { descriptionOf, usualDescription, usualTitle } from '#lib/seo.ts';
import type { DescribedLink } from '#server/content/links/describe.ts';
import type { Version } from '../history/history-api.ts';
import { filesOf, headingsOf, type Parts, picturesBesideTexts, textsOf } from './parts.ts';
import { t } from './texts.ts';

export interface Check {
  level: 'stop' | 'warn';
  text: string;
}

/** Facts about the values that only the server has. */
export interface Known {
  pictures: Pictures;
  deadLinks: string[];
  /** Targets of links by id that visitors can't follow. */
  hiddenLinks: DescribedLink[];
  emptyBlocks: string[];
  /** Of a translation: what its original says, paragraph by paragraph. */
  original?: { paragraphs: string[] } | null;
  isAddressTaken: boolean;
}

const hiddenLinks = {
  public: 'linkToDraft',
  draft: 'linkToDraft',
  scheduled: 'linkToScheduled',
  trash: 'linkToTrash',
  gone: 'linkToNothing',
} as const;

export function publishChecks(parts: Parts, path: string | null, known: Known): Check[] {
  const stop = [
    filesOf(parts).some((id) => !known.pictures[id]) && t('missingFile'),
    ...known.emptyBlocks.map((name) => t('emptyBlock', { name })),
  ];
  const warn = [
    // Not a stop: the form offers a free address once it is refused.
    known.isAddressTaken && path && t('takenAddress', { path }),
    parts.text && isEmpty(parts.text) && t('noText'),
    parts.blocks?.length === 0 && t('noBlocks'),
    checkTranslated(parts, known),
    // A page of blocks is in no list.
    path &&
      !parts.blocks &&
      parts.cover === null &&
      t(parts.seo.sharePictureId ? 'noCoverInLists' : 'noCover'),
    ...checkWords(parts),
    parts.seo.noindex && t('notListed'),
    checkDescriptions(parts, known),
    checkHeadings(parts),
    ...known.deadLinks.map((link) => t('deadLink', { path: link })),
    ...known.hiddenLinks.map(({ state, title, noun }) =>
      t(hiddenLinks[state], { title: title || localize(noun) }),
    ),
  ];
  return [...checksOf('stop', stop), ...checksOf('warn', warn)];
}

const aMinute = 60_000;

/** Warns of what others typed just now, which may be half of a sentence. */
export function checkTyping(versions: Pick<Version, 'by' | 'at'>[], me: string | undefined): Check[] {
  const others = versions.filter(({ by, at }) => by !== me && Date.now() - at.getTime() < aMinute);
  if (others.length === 0) return [];
  const names = new Intl.ListFormat(interfaceLanguage()).format(
    new Set(others.map(({ by }) => by ?? t('somebody'))),
  );
  return [{ level: 'warn', text: t('stillTyping', { names }) }];
}

// With a description for search engines, these don't show the summary.
function checkWords(parts: Parts) {
  const { summary, seo } = parts;
  const [title, description] = [seo.seoTitle.trim(), seo.seoDescription.trim()];
  const hasNone = summary?.trim() === '';
  return [
    title.length > usualTitle && t('longTitle', { count: title.length }),
    hasNone && t(descriptionOf('', textsOf(parts)) ? 'emptySummary' : 'emptySummaryAndText'),
    description ? checkLength(description, 'Description') : checkLength(summary?.trim(), 'Summary'),
  ];
}

function checkLength(text: string | undefined, of: 'Summary' | 'Description') {
  const count = text?.length;
  if (!count) return null;
  if (count < usualDescription.shortest) return t(`short${of}`, { count });
  return count > usualDescription.longest ? t(`long${of}`, { count }) : null;
}

function checkDescriptions(parts: Parts, { pictures }: Known) {
  const isUndescribed = (id: number) => pictures[id]?.alt === '';
  const all = [...picturesBesideTexts(parts), ...textsOf(parts).flatMap(undescribedIn)];
  const count = new Set(all.filter(isUndescribed)).size;
  return count > 0 && t('noAlt', { count });
}

/** Finds untranslated paragraphs, the same as in the original. */
function checkTranslated({ said }: Parts, { original }: Known) {
  const theirs = new Set(original?.paragraphs);
  const [text, ...others] = said.filter((paragraph) => theirs.has(paragraph) && isSentence.test(paragraph));
  return text && t('sameAsOriginal', { count: others.length + 1, text: beginningOf(text) });
}

function beginningOf(text: string) {
  return text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')}…` : text;
}

function checkHeadings(parts: Parts) {
  const headings = headingsOf(parts);
  const skipped = headings.find(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return skipped && t('skippedHeading', { text: skipped.text });
}

function checksOf(level: Check['level'], texts: (string | false | null | undefined)[]): Check[] {
  return texts.flatMap((text) => (typeof text === 'string' ? [{ level, text }] : []));
}
