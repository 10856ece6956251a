import { fold } from '#lib/fold.ts';
import { oncePerChange } from '../content/once-per-change.ts';
import type { Context } from '../context.ts';
import { offered } from '../module/registry.ts';
import { type Recommendation, recommended } from './points.ts';

/** In the order of the modules. */
export const recommendations = oncePerChange((context): Recommendation[] =>
  offered(recommended).flatMap((each) => each(context)),
);

/** At most `most` recommendations for a text: those that it names first. */
export function recommend(context: Context, text: string, most: number): Recommendation[] {
  const all = recommendations(context);
  const words = fold(text);
  const isNamed = ({ title }: Recommendation) => words.includes(fold(title));
  return [...all.filter(isNamed), ...all.filter((each) => !isNamed(each))].slice(0, most);
}
