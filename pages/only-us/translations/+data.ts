import { TRPCError } from '@trpc/server';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { languageNames } from '#lib/language.ts';
import { translationType } from '#lib/translation.ts';
import { fetchAboutEntry, recordData } from '#renderer/only-us/record-data.ts';
import { tabTitle } from '#renderer/only-us/titles.ts';
import { placeOf } from './place.ts';

export function data(pageContext: PageContextServer) {
  const { prefetch, site } = pageContext;
  const config = useConfig();
  return recordData(pageContext, async () => {
    const place = placeOf(pageContext);
    if (place?.language !== site.secondLanguage) throw new TRPCError({ code: 'NOT_FOUND' });
    const { id, title } = await prefetch.content.getTranslation.fetch(place);
    config({ title: tabTitle(`${title} · ${languageNames[place.language]}`, pageContext) });
    if (id === null) return;
    const entry = { type: translationType(place.type, place.language), id };
    await Promise.all([prefetch.content.getEntry.fetch(entry), fetchAboutEntry(pageContext, entry)]);
  });
}
