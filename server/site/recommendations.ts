import { fold } from '#lib/fold.ts';
import type { ModuleContext } from '../module/context.ts';
import type { Recommendation } from '../module/recommendation.ts';
import { fromModules } from '../module/registry.ts';

/** What the modules lead other pages to, in their order. */
export function recommendations(context: ModuleContext): Recommendation[] {
  return fromModules('recommendations').flatMap((each) => each(context));
}

/** What the modules recommend to readers of a text, at most `most`: what it names comes first, the others in their order. */
export function recommend(context: ModuleContext, text: string, most: number): Recommendation[] {
  const all = recommendations(context);
  const words = fold(text);
  const isNamed = ({ title }: Recommendation) => words.includes(fold(title));
  return [...all.filter(isNamed), ...all.filter((each) => !isNamed(each))].slice(0, most);
}
