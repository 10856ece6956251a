import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import { requestsFor } from '../content/publish/publication-requests.ts';
import type { Signed } from '../context.ts';
import { offered } from '../module/registry.ts';
import { type Attention, type Waiting, waiting } from './points.ts';
import { placesOf } from './summary.ts';
import { translationDesk } from './translation-desk.ts';

/** What waits for this person, on top of the dashboard. */
export function waitingFor(context: Signed): Waiting[] {
  const found = [...offered(waiting), translationDesk]
    .flatMap((find) => find(context) ?? [])
    .filter(placesOf(context));
  return [...askedFor(context), ...found];
}

/** Each entry once: on a desk that lists it, else among what needs attention. */
export function onceEach(waiting: Waiting[], attention: Attention[]) {
  const listed = new Map(attention.map((item) => [keyOf(item), item]));
  const moved = new Set(waiting.flatMap(({ entries = [] }) => entries.map(keyOf)));
  const desks = waiting.map((desk) => ({
    ...desk,
    entries: desk.entries?.map((entry) => ({ ...entry, why: listed.get(keyOf(entry))?.why ?? entry.why })),
  }));
  return { waiting: desks, attention: attention.filter((item) => !moved.has(keyOf(item))) };
}

function keyOf({ route, title }: Pick<Attention, 'route' | 'title'>) {
  return `${route} ${title}`;
}

// Administrators have it among everything else that needs attention.
function askedFor(context: Signed): Waiting[] {
  if (may(context.user, 'manage', 'settings')) return [];
  const asked = requestsFor(context).filter(({ state }) => state === 'asked');
  const [oldest] = asked;
  if (!oldest) return [];
  return [
    {
      title: localize('Asked for publication'),
      text: '',
      ...{ route: oldest.route, label: 'Open the oldest' },
      entries: asked.map(({ title, route, at }) => ({ title, route, why: '', at })),
    },
  ];
}
