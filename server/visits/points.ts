import type { IncomingMessage } from 'node:http';
import type { Language } from '#lib/language.ts';
import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

export interface Search {
  words: string;
  hasResults: boolean;
  /** The second language, if the page was in that. */
  language?: Language | undefined;
}

export interface PageVisit {
  kind: 'page';
  request: IncomingMessage;
  path: string;
  /** The requested address, with its query. */
  url: string;
  isPrefetch: boolean;
  search?: Search | undefined;
}

/** An action of a visitor or bot, never of staff or guests with a preview link. */
export type Visit =
  | PageVisit
  | { kind: 'download'; request: IncomingMessage; path: string }
  /** A stored form, by the path of its subject. */
  | { kind: 'request'; path: string };

/** Listeners, opened with the site. Called for cached pages, too, so they must be fast. */
export const visits = point<(services: Services) => (visit: Visit) => void>('visits');
