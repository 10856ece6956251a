import { fold } from '#lib/fold.ts';
import { words } from '#lib/words.ts';
import { publicAddress } from '#server/content/links/target.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import type { Context } from '#server/context.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { SearchAnswer } from '#server/search/points.ts';
import { citiesIn } from './cities.ts';
import { deliveryType } from './tables.ts';

export const deliveryWords = words('delivery', {
  to: { id: 'Pengiriman ke {city}', en: 'Delivery to {city}' },
  city: { id: 'Kota', en: 'City' },
  time: { id: 'Lama pengiriman', en: 'Delivery time' },
  days: { id: '{days} hari', en: '{to, plural, one {# day} other {{days} days}}' },
});

export type ShownArea = ReturnType<typeof publishedAreas>[number];

export function publishedAreas(context: ModuleContext) {
  return publishedEntries(context.db, deliveryType).map(({ id, title, note, cities, services }) => {
    const paths = services.map(({ page }) => publicAddress(context, String(page)));
    return { id, title, note, paths, ...citiesIn(cities) };
  });
}

/** `publishedAreas` for what each request asks. */
const knownAreas = oncePerChange((context: Changing) => publishedAreas(context));

/** Those of the service at `path`. */
export function areasOf(context: Changing, path: string): ShownArea[] {
  return knownAreas(context).filter(({ paths }) => paths.includes(path));
}

export function citiesAt(context: Changing, path: string): string[] {
  return areasOf(context, path).flatMap(({ cities }) => cities.map(({ name }) => name));
}

// Also pengiriman, mengirim, shipping, delivery.
const isAboutDelivery = /[kg]irim|antar|ongk|ekspedisi|kargo|cargo|ship|deliver|freight|send/;

/** Answers `Medan` and `kirim ke Medan`; null for cities that aren’t listed, and for other words beside one. */
export function answerSearch(context: Context, query: string): SearchAnswer | null {
  const asked = ` ${
    fold(query)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
  const cities = knownAreas(context).flatMap((area) => area.cities.map((city) => ({ ...city, ...area })));
  // Jakarta Selatan isn’t Jakarta.
  const [city] = cities
    .filter(({ name }) => asked.includes(` ${fold(name)} `))
    .sort((one, other) => other.name.length - one.name.length);
  if (!city || !(asked.trim() === fold(city.name) || isAboutDelivery.test(asked))) return null;
  const t = deliveryWords(context.settings.language);
  const text = [t('days', city), city.note].filter(Boolean).join('. ');
  return { title: t('to', { city: city.name }), text, asked: { city: city.name } };
}
