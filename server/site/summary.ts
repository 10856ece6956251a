import type { PersonContext } from '../content/points.ts';
import { offered } from '../module/registry.ts';
import { screensFor } from '../navigation/sidebar.ts';
import { type Summary, type SummaryContext, summaries } from './points.ts';

/** Only for screens in this person's sidebar. */
export function summariesFor(context: SummaryContext, all = offered(summaries)): Summary[] {
  const mayOpen = placesOf(context);
  return all
    .flatMap((summarize) => summarize(context))
    .filter(mayOpen)
    .map((summary) => ({ ...summary, needsAttention: summary.needsAttention.filter(mayOpen) }));
}

/** Whether this person's sidebar has the screen of something. */
export function placesOf(context: PersonContext) {
  const places = screensFor(context.user, context).map(({ pathname }) => pathname);
  return ({ route }: { route: string }) =>
    places.some((place) => route === place || route.startsWith(`${place}/`) || route.startsWith(`${place}?`));
}
