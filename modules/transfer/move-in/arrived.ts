import { filesIn, wordsIn } from '#lib/block-values.ts';
import { localize } from '#lib/interface-language.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import type { Counts, Note, OldFile, Resolver, SourceCount } from './source.ts';
import { wordKeys } from './wordpress/count-source.ts';

/** Stops comparing the order of words after this many missing texts, since a hostile export has nothing else. */
const maxLookedFor = 2000;

/**
 * Compares what the old site showed with the values of an entry here, word by word and file by file. `isTorn`: less than half of
 * its words are here, besides labels of forms and what the owner leaves out; or none at all.
 */
export function compareWithStored(
  source: SourceCount,
  { type, values }: { type: EntryType; values: object },
  { file }: Pick<Resolver, 'file'>,
) {
  const shown = Object.entries(values).filter(
    ([name]) => type.fields[name] && name !== type.titleField && !/^(seo|author|tags|slug$)/.test(name),
  );
  const own = Object.fromEntries(shown);
  const stored = new Set(filesIn(type.fields, own));
  const { links, videos } = partsOf(shown);
  const lostWords = lostTexts(source.texts, wordKeys(wordsIn(type.fields, own).join(' ')));
  const before = countsOf(source);
  const missing = lostWords.map(({ place, words }) =>
    leftOut(localize('Words of {place} are missing.', { place }), words),
  );
  const here = <One>(
    all: One[],
    isHere: (one: One) => boolean,
    what: string,
    nameOf: (one: One) => string,
  ) => {
    const lacking = all.filter((one) => !isHere(one));
    missing.push(...lacking.map((one) => leftOut(what, nameOf(one))));
    return all.length - lacking.length;
  };
  const isStored = (old: OldFile) => stored.has(file(old) ?? 0);
  const addressOf = ({ id, address }: OldFile) => address || `#${id}`;
  const isLinked = (words: string) => {
    // A link around several paragraphs is one in each of them.
    const [here] = [...links].find(([key, left]) => left > 0 && `${words} `.startsWith(`${key} `)) ?? [];
    if (here !== undefined) links.set(here, (links.get(here) ?? 0) - 1);
    return here !== undefined;
  };
  const after = {
    words: before.words - countWords(lostWords),
    pictures: here(source.pictures, isStored, 'A picture is missing.', addressOf),
    files: here(source.files, isStored, 'A file is missing.', addressOf),
    videos: here(source.videos, (video) => videos.has(video), 'A video is missing.', String),
    links: here(source.links, isLinked, 'A link is missing.', String),
  };
  const chosen = countWords(lostWords.filter(({ isForm }) => isForm));
  const wanted = before.words - chosen - (source.leftOut ?? 0);
  const isTorn = 2 * after.words < wanted || (after.words === 0 && before.words > 0);
  return { before, after, missing, isTorn };
}

const leftOut = (what: string, source: string): Note => ({
  kind: 'left out',
  what,
  source: source.slice(0, 2000),
});

const mostNotes = 100;

/** Losses that no note has named yet. */
export function missingNotes(missing: Note[], notes: Note[]): Note[] {
  const keysOf = (source: string) => wordKeys(source.replace(/<[^<>]*>/g, ' ')).join(' ');
  const said = notes.map(({ source }) => `${keysOf(source)} ${wordKeys(source).join(' ')}`).join('\n');
  return missing.filter(({ source }) => !said.includes(wordKeys(source).join(' '))).slice(0, mostNotes);
}

const countWords = (texts: { words: string }[]) =>
  texts.reduce((sum, { words }) => sum + wordKeys(words).length, 0);

export function countsOf({ texts, pictures, links, videos, files }: SourceCount): Counts {
  return {
    ...{ words: countWords(texts), pictures: pictures.length, links: links.length },
    ...{ videos: videos.length, files: files.length },
  };
}

// Unchanged texts first, so that a missing one can't claim their words.
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
  return others.flatMap(({ words, ...text }) => {
    const lost = words.split(/\s+/).filter((word) => {
      const [key = ''] = wordKeys(word);
      const count = counts.get(key) ?? 0;
      if (key) counts.set(key, count - 1);
      return key && count <= 0;
    });
    return lost.length > 0 ? [{ ...text, words: lost.join(' ') }] : [];
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
