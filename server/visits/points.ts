import type { IncomingMessage } from 'node:http';
import type { Language } from '#lib/language.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

export interface Search {
  words: string;
  hasResults: boolean;
  /** The second language of the site, if the page was in that. */
  language?: Language | undefined;
}

/** A public page that was there. */
export interface PageVisit {
  kind: 'page';
  request: IncomingMessage;
  path: string;
  /** The address that was asked for, with its whole query. */
  url: string;
  /** The browser fetched it before anybody wanted to see it. */
  isPrefetch: boolean;
  /** The search that it answered. */
  search?: Search | undefined;
}

/** What a visitor did, or a bot: never staff, nor guests with a preview link. */
export type Visit =
  | PageVisit
  /** A file that was sent to its end. */
  | { kind: 'download'; request: IncomingMessage; path: string }
  /** A form that was stored, by the path of its subject. */
  | { kind: 'request'; path: string };

/** Listeners, opened with the site. They are called for every cached page, too, so they must be fast. */
export const visits = point<(services: Services) => (visit: Visit) => void>('visits');
