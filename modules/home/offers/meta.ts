import type { PageContext } from 'vike/types';
import type { Subject } from '#renderer/public/chat-link.ts';
import { type SharedPicture, sharedPicture } from '#renderer/public/shared-picture.ts';
import { fileUrl } from '#renderer/ui/file-url.ts';
import type { ShownOffer } from './shown-offer.ts';

type Page = Pick<PageContext<ShownOffer>, 'data' | 'site' | 'fileSettings'>;

/** The whole address of its picture. */
export function imageOf({ data, site, fileSettings }: Page): string {
  const address = fileUrl(fileSettings, data.offer.picture) ?? '';
  return new URL(address, site.address).href;
}

/** What a link to it shows. */
export function sharedOf({ data, site }: Pick<Page, 'data' | 'site'>): SharedPicture {
  return sharedPicture({ site }, data.offer.picture);
}

/** What a chat that begins on its page is about. */
export function subjectOf({ data }: Pick<Page, 'data'>): Subject {
  return { name: data.offer.name, hasPrice: true };
}
