import './difference.css';
import type { Pictures } from '#database/shown-picture.ts';
import { isBlockList } from '#lib/block-list.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { PictureDifference } from './PictureDifference.tsx';
import { RichTextDifference } from './RichTextDifference.tsx';
import { WordDifference } from './WordDifference.tsx';

export interface KnownFiles {
  /** The pictures of both versions that still exist, by the ids of their files. */
  pictures: Pictures;
  fileFields: string[];
}

interface Props {
  field: string;
  before: unknown;
  after: unknown;
  known: KnownFiles;
  format: ((value: never) => string) | undefined;
}

/** The difference between two values of a field: a text as visitors read it, with the words marked; pictures; words. */
export function FieldDifference(props: Props) {
  return (
    <div className="difference">
      <Difference {...props} />
    </div>
  );
}

function Difference({ field, before, after, known, format }: Props) {
  if (isRichText(before) || isRichText(after)) {
    const doc = (value: unknown) => (isRichText(value) ? value : emptyRichText);
    return <RichTextDifference before={doc(before)} after={doc(after)} pictures={known.pictures} />;
  }
  // Blocks have files among other things: their words say more.
  const hasBlocks = [before, after].some((value) => isBlockList(value) && value.length > 0);
  if (known.fileFields.includes(field) && !hasBlocks) {
    return <PictureDifference before={before} after={after} pictures={known.pictures} />;
  }
  return <WordDifference before={shownText(format, before)} after={shownText(format, after)} />;
}

function shownText(format: ((value: never) => string) | undefined, value: unknown): string {
  if (value === undefined) return '';
  try {
    const formatted = format?.(value as never);
    if (formatted !== undefined) return formatted;
  } catch {
    // The value has the shape of an older version of the site.
  }
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
