import type { ModuleContext } from '../module/context.ts';
import type { Recommendation } from '../module/recommendation.ts';
import { fromModules } from './modules.ts';

/** What the modules recommend to readers of a text, at most `most`: what it names comes first, the others in their order. */
export function recommend(context: ModuleContext, text: string, most: number): Recommendation[] {
  const all = fromModules('recommendations').flatMap((recommendations) => recommendations(context));
  const words = text.toLowerCase();
  const isNamed = ({ title }: Recommendation) => words.includes(title.toLowerCase());
  return [...all.filter(isNamed), ...all.filter((each) => !isNamed(each))].slice(0, most);
}
