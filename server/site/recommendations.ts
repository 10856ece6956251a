import { fold } from '#lib/fold.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { type Recommendation, recommended } from './points.ts';

/** What the modules lead other pages to, in their order. */
export function recommendations(context: ModuleContext): Recommendation[] {
  return offered(recommended).flatMap((each) => each(context));
}

/** What the modules recommend to readers of a text, at most `most`: what it names comes first, the others in their order. */
export function recommend(context: ModuleContext, text: string, most: number): Recommendation[] {
  const all = recommendations(context);
  const words = fold(text);
  const isNamed = ({ title }: Recommendation) => words.includes(fold(title));
  return [...all.filter(isNamed), ...all.filter((each) => !isNamed(each))].slice(0, most);
}
