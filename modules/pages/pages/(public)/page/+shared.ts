import type { PageContext } from 'vike/types';
import { type SharedPicture, shareCard, sharedPicture } from '#renderer/public/shared-picture.ts';
import type { Data } from './+data.ts';

type Shared = Pick<PageContext<Data>, 'site' | 'brand' | 'data'>;

// renderer/page-context.ts: what a shared link shows.
export default function shared({ site, brand, data }: Shared): SharedPicture {
  return data.page.cover ? sharedPicture({ site }, data.page.cover) : shareCard({ site, brand });
}
