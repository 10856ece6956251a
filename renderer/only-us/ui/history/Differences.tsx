import { isRichText } from '#lib/rich-text/blocks.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import type { Pictures } from '#server/files/shown-picture.ts';
import { same } from '../form/merge-edits.ts';
import type { HistoryForm } from './history-form.ts';
import { PictureDifference } from './PictureDifference.tsx';
import { RichTextDifference } from './RichTextDifference.tsx';
import { t } from './texts.ts';
import { WordDifference } from './WordDifference.tsx';

type Values = Record<string, unknown>;

interface Known {
  /** The pictures of both versions that still exist, by the ids of their files. */
  pictures: Pictures;
  /** The fields that hold the ids of files. */
  fileFields: string[];
}

interface Props {
  before: Values;
  after: Values;
  known: Known;
  form: Pick<HistoryForm, 'labels' | 'format'>;
  /** Said when nothing differs. */
  none: string;
}

/** The fields that differ between two versions of an entry, in the order of its form. */
export function Differences({ before, after, known, form: { labels, format }, none }: Props) {
  const inOrder = [...Object.keys(labels), ...Object.keys(after)];
  // A version from before a field existed doesn't have it.
  const fields = [...new Set(inOrder)].filter(
    (field) => field in after && !same(orNull(before[field]), orNull(after[field])),
  );
  const text = (field: string, value: unknown) => shownText(format[field], value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading is no better
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div className="history-differences" tabIndex={0} role="region" aria-label={t('differences')}>
      {fields.length === 0 && <p>{none}</p>}
      {fields.map((field) => (
        <div key={field}>
          <h3>{labels[field] ?? field}</h3>
          <FieldDifference {...{ field, known, text }} before={before[field]} after={after[field]} />
        </div>
      ))}
    </div>
  );
}

interface FieldProps {
  field: string;
  before: unknown;
  after: unknown;
  known: Known;
  text(field: string, value: unknown): string;
}

function FieldDifference({ field, before, after, known, text }: FieldProps) {
  if (isRichText(before) || isRichText(after)) {
    const doc = (value: unknown) => (isRichText(value) ? value : emptyRichText);
    return <RichTextDifference before={doc(before)} after={doc(after)} pictures={known.pictures} />;
  }
  if (known.fileFields.includes(field)) {
    return <PictureDifference before={idsIn(before)} after={idsIn(after)} pictures={known.pictures} />;
  }
  return <WordDifference before={text(field, before)} after={text(field, after)} />;
}

// Nothing was entered in either.
function orNull(value: unknown) {
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}

function idsIn(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number' && id > 0) as number[];
}

function shownText(format: ((value: never) => string) | undefined, value: unknown): string {
  if (value === undefined || value === null) return '';
  try {
    const formatted = format?.(value as never);
    if (formatted !== undefined) return formatted;
  } catch {
    // The value has the shape of an older version of the site.
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
