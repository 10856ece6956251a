import { TRPCError } from '@trpc/server';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import type { ContentType } from './content-api.ts';
import { recordId } from './record-id.ts';
import { tabTitle } from './titles.ts';

/**
 * For the `+data` of a page about one record: `fetch` prefetches the record with this id. Null when there is none, and
 * then the answer is a 404.
 */
export async function recordData(pageContext: PageContextServer, fetch: (id: number) => Promise<unknown>) {
  const { routeParams, prefetch, answerNotFound } = pageContext;
  const id = recordId(routeParams);
  if (id && (await isThere(fetch(id)))) return prefetch.dehydrate();
  answerNotFound();
  return null;
}

/** Fetches what the form of an entry shows beside its values. */
export function fetchAboutEntry({ prefetch }: PageContextServer, entry: { type: string; id: number }) {
  return Promise.all([
    prefetch.content.getCopy.fetch(entry),
    prefetch.content.getPending.prefetch({ type: entry.type }),
    prefetch.content.getShares.prefetch(entry),
  ]);
}

/**
 * The same for an entry of a content type with its working copy, while `others` fetches what else its form shows. The
 * browser's tab gets its name. Call it before any `await`: it uses a hook.
 */
export function entryData(pageContext: PageContextServer, type: ContentType, others: Promise<unknown>) {
  const config = useConfig();
  const { prefetch } = pageContext;
  // Without any module there is no type.
  const own = Reflect.get(prefetch, type) as { get: { fetch(input: { id: number }): Promise<unknown> } };
  return recordData(pageContext, async (id) => {
    const [entry] = await Promise.all([
      own.get.fetch({ id }),
      fetchAboutEntry(pageContext, { type, id }),
      others,
    ]);
    const { title, name } = entry as { title?: string; name?: string };
    config({ title: tabTitle(title ?? name ?? '', pageContext) });
  });
}

async function isThere(fetching: Promise<unknown>) {
  try {
    await fetching;
    return true;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === 'FORBIDDEN') throw render(403);
    if (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST') return false;
    throw error;
  }
}
