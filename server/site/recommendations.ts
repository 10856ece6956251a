import { stemsOf } from '#database/search/stem.ts';
import { meaningsOf, type Synonyms, synonymsWith } from '#database/search/synonyms.ts';
import { tokenize } from '#database/search/tokenize.ts';
import type { ModuleContext } from '../module/context.ts';
import type { Recommendation } from '../module/recommendation.ts';
import { fromModules } from './modules.ts';

interface Wish {
  /** At most so many. */
  most: number;
  /** The synonyms of an administrator, as the settings have them. */
  searchWords: string;
}

/**
 * What the modules recommend, what goes best with a text first: by the words they share, rare ones above all. Not chosen by
 * hand, which nobody keeps up to date, nor by the search index: all words of an article would rank every post of the site.
 */
export function recommend(
  context: ModuleContext,
  text: string,
  { most, searchWords }: Wish,
): Recommendation[] {
  const all = fromModules('recommendations').flatMap((recommendations) => recommendations(context));
  return ranked(all, text, synonymsWith(searchWords)).slice(0, most);
}

// A word of the name says more than one of the summary.
const nameWeight = 3;
// “dan”, “the”: shorter words say nothing.
const shortest = 4;

function ranked(all: Recommendation[], text: string, synonyms: Synonyms): Recommendation[] {
  const sought = countsOf(text, synonyms);
  const known = all.map(({ title, summary }) => stemsIn(`${title} ${summary}`));
  const weightOf = (word: string) => {
    const stems = stemsOf(word);
    const count = Math.max(...stems.map((stem) => sought.get(stem) ?? 0));
    const others = known.filter((own) => stems.some((stem) => own.has(stem))).length;
    // Ten times as often doesn't mean ten times as much.
    return Math.log(1 + count) / others;
  };
  const sum = (words: string) => [...new Set(wordsOf(words))].reduce((sum, word) => sum + weightOf(word), 0);
  return all
    .map((each) => ({ each, score: nameWeight * sum(each.title) + sum(each.summary) }))
    .sort((one, other) => other.score - one.score)
    .map(({ each }) => each);
}

/** How often a text has a word, by its stems and those of its synonyms. */
function countsOf(text: string, synonyms: Synonyms): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
  const stems = new Map<string, number>();
  for (const [word, count] of words) {
    for (const stem of meaningsOf(word, synonyms).stems) stems.set(stem, (stems.get(stem) ?? 0) + count);
  }
  return stems;
}

function wordsOf(text: string): string[] {
  return [...tokenize(text)].map(({ word }) => word).filter((word) => word.length >= shortest);
}

function stemsIn(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(stemsOf));
}
