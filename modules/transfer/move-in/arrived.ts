import { filesIn, wordsIn } from '#lib/block-values.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import type { Counts, Resolver, SourceCount } from './source.ts';
import { wordKeys } from './wordpress/count-source.ts';

export interface Arrived {
  before: Counts;
  after: Counts;
  /** Texts of the old site of which words aren't here, with those words. */
  missing: SourceCount['texts'];
}

/** What is left of the order of words isn't looked for after so many texts that aren't there: a hostile export has only those. */
const maxLookedFor = 2000;

/** Compares what the old site showed with the values of an entry here, word by word and file by file. */
export function compareWithStored(
  source: SourceCount,
  { type, values }: { type: EntryType; values: object },
  { file }: Pick<Resolver, 'file'>,
): Arrived {
  const shown = Object.entries(values).filter(
    ([name]) => type.fields[name] && name !== type.titleField && !/^(seo|author|tags|slug$)/.test(name),
  );
  const here = Object.fromEntries(shown);
  const stored = new Set(filesIn(type.fields, here));
  const { links, videos } = partsOf(shown);
  const missing = lostTexts(source.texts, wordKeys(wordsIn(type.fields, here).join(' ')));
  const lost = missing.reduce((sum, { words }) => sum + wordKeys(words).length, 0);
  const isHere = (old: SourceCount['files'][number]) => stored.has(file(old) ?? 0);
  const before = { ...countsOf(source) };
  return {
    before,
    after: {
      words: before.words - lost,
      pictures: source.pictures.filter(isHere).length,
      files: source.files.filter(isHere).length,
      videos: source.videos.filter((video) => videos.has(video)).length,
      links: source.links.filter((words) => {
        const left = links.get(words) ?? 0;
        links.set(words, left - 1);
        return left > 0;
      }).length,
    },
    missing,
  };
}

export function countsOf({ texts, pictures, links, videos, files }: SourceCount): Counts {
  const words = texts.reduce((sum, one) => sum + wordKeys(one.words).length, 0);
  return {
    ...{ words, pictures: pictures.length, links: links.length },
    ...{ videos: videos.length, files: files.length },
  };
}

// First those that are here as they were, so that a lost one can't take their words.
function lostTexts(texts: SourceCount['texts'], stored: string[]) {
  let left = ` ${stored.join(' ')} `;
  let misses = 0;
  const others = texts.filter(({ words }) => {
    const run = ` ${wordKeys(words).join(' ')} `;
    const at = misses < maxLookedFor ? left.indexOf(run) : -1;
    if (at < 0) misses += 1;
    else left = `${left.slice(0, at)} ${left.slice(at + run.length - 1)}`;
    return at < 0;
  });
  const counts = new Map<string, number>();
  for (const word of left.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return others.flatMap(({ place, words }) => {
    const lost = words.split(/\s+/).filter((word) => {
      const [key = ''] = wordKeys(word);
      const count = counts.get(key) ?? 0;
      if (key) counts.set(key, count - 1);
      return key && count <= 0;
    });
    return lost.length > 0 ? [{ place, words: lost.join(' ') }] : [];
  });
}

function partsOf(values: unknown) {
  const [links, videos] = [new Map<string, number>(), new Set<string>()];
  const add = (words: string) => {
    const key = wordKeys(words).join(' ');
    links.set(key, (links.get(key) ?? 0) + 1);
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, attrs, content } = value as RichTextNode;
    if (type === 'video') videos.add(String(attrs?.id));
    if (type === 'button') add(String(attrs?.text));
    let [linked, href]: [RichTextNode[], unknown] = [[], null];
    const end = () => {
      if (href) add(plainText({ type: 'doc', content: linked }));
      [linked, href] = [[], null];
    };
    // The words of one link are several nodes when a part of them is bold.
    for (const node of Array.isArray(content) ? content : []) {
      const to = node?.marks?.find((mark: { type: string }) => mark.type === 'link')?.attrs?.href ?? null;
      if (to !== href) end();
      if (to) [linked, href] = [[...linked, node], to];
    }
    end();
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(values);
  return { links, videos };
}
