import type { PageContext } from 'vike/types';
import { type SharedPicture, shareCard, sharedPicture } from '#renderer/public/shared-picture.ts';
import type { Data } from './+data.ts';

// renderer/page-context.ts: what a shared link shows.
export default function shared(
  pageContext: Pick<PageContext<Data>, 'site' | 'brand' | 'data'>,
): SharedPicture {
  const { cover } = pageContext.data;
  return cover ? sharedPicture(pageContext, cover) : shareCard(pageContext);
}
