import type { Pictures } from '#database/shown-picture.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { DescribedLinks } from '../base/described-links.ts';
import { partTexts } from '../base/part-texts.ts';
import { texts } from '../base/texts.ts';
import { PictureDifference } from './PictureDifference.tsx';
import { t } from './texts.ts';
import { WordDifference } from './WordDifference.tsx';

const parts = texts('richText', partTexts);

const labels = {
  level: parts('style'),
  kind: t('kind'),
  width: t('width'),
  fileIds: t('pictures'),
  posterId: t('cover'),
  alt: parts('alt'),
  caption: parts('caption'),
  title: parts('title'),
  text: parts('buttonText'),
  href: parts('link'),
};

type Attribute = keyof typeof labels;
type Attributes = RichTextNode['attrs'];

interface Props {
  before: Attributes;
  after: Attributes;
  pictures: Pictures;
  links: DescribedLinks;
}

/** The changed attributes of a part of a text, in words: its width, its caption, where it leads … */
export function PartChanges({ before = {}, after = {}, pictures, links }: Props) {
  const names = Object.keys(labels) as Attribute[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  return (
    <dl className="history-changes">
      {changed.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>
            {name === 'fileIds' || name === 'posterId' ? (
              <PictureDifference before={before[name]} after={after[name]} pictures={pictures} />
            ) : (
              <WordDifference
                before={wordsFor(name, before[name], links)}
                after={wordsFor(name, after[name], links)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const words: Partial<Record<Attribute, Record<string, string>>> = {
  level: { 2: parts('heading2'), 3: parts('heading3'), 4: parts('heading4') },
  kind: { info: parts('info'), tip: parts('tip'), warning: parts('warning') },
  width: { null: parts('widthText'), wide: parts('widthWide'), half: parts('widthHalf') },
};

function wordsFor(name: Attribute, value: unknown, links: DescribedLinks): string {
  const known = words[name];
  if (known) return known[String(value ?? null)] ?? '';
  const written = String(value ?? '');
  return name === 'href' ? links[written]?.title || links[written]?.path || written : written;
}
