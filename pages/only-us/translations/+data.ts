import { TRPCError } from '@trpc/server';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { languageNames } from '#lib/language.ts';
import { translationType } from '#lib/translation.ts';
import { tabTitle } from '#renderer/only-us/title.ts';
import { placeOf } from './place.ts';

export async function data(pageContext: PageContextServer) {
  const { prefetch, answerNotFound, site } = pageContext;
  const config = useConfig();
  const place = placeOf(pageContext);
  try {
    if (!place || place.language !== site.secondLanguage) throw new TRPCError({ code: 'NOT_FOUND' });
    const { id, title } = await prefetch.content.getTranslation.fetch(place);
    config({ title: tabTitle(`${title} · ${languageNames[place.language]}`, pageContext) });
    if (id === null) return prefetch.dehydrate();
    const entry = { type: translationType(place.type, place.language), id };
    await Promise.all([
      prefetch.content.getEntry.fetch(entry),
      prefetch.content.getCopy.fetch(entry),
      prefetch.content.getPending.prefetch({ type: entry.type }),
      prefetch.content.getShares.prefetch(entry),
    ]);
    return prefetch.dehydrate();
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === 'FORBIDDEN') throw render(403);
    answerNotFound();
    return null;
  }
}
