import type { Queries } from '#database/client.ts';
import { type ModuleContext, point } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import type { AnswerLookup, Services } from '../services.ts';

/** Opens a lookup after every change of public content; null without answers. The first answer counts. */
export const answersAt = point<(context: ModuleContext) => AnswerLookup | null>('answers at addresses');

/** Addresses with a query that have answers. All others lose it. */
export interface QueryAddresses {
  /** The parameters that they may have. */
  names: string[];
  /** The key of an answer, such as `/?p=123`; undefined for other addresses. */
  keyOf(url: string): string | undefined;
}

export const queryAddresses = point<QueryAddresses>('addresses with a query');

/** The key of an address with a query; undefined when none is known. */
export function queryKeyOf(url: string): string | undefined {
  return offered(queryAddresses).flatMap(({ keyOf }) => keyOf(url) ?? [])[0];
}

/** Called for each unanswered request of a visitor: a flood of them must cost no query. */
export const notFound = point<(services: Services, path: string) => void>('not found');

/** A redirect as a file has it. `to`: an address, or `gone`. */
export interface OldRedirect {
  from: string;
  to: string;
  temporary: boolean;
  /** Why it can't be imported, whatever its addresses are. */
  refusal?: string | undefined;
}

/** Keeps the redirects of a site that moves in or out. */
export interface RedirectStore {
  all(db: Queries): { path: string; target: string | null; temporary: boolean }[];
  /** Reads a CSV file or one of Apache, with line numbers. Throws BAD_REQUEST. */
  read(text: string): Promise<(OldRedirect & { number: number })[]>;
  /** Stores redirects of another site. For each, its path or why it is left out. */
  store(
    context: Pick<Services, 'db' | 'env' | 'now' | 'content'>,
    redirects: OldRedirect[],
  ): Promise<{ path?: string | undefined; mistake?: string | undefined }[]>;
  /** Stores a redirect of an export as it was. Returns why it is left out, or null. */
  restore(tx: Queries, redirect: OldRedirect, origin: string): string | null;
  /** Removes a stored redirect unless somebody has edited it since. */
  remove(tx: Queries, path: string): void;
}

export const redirectStore = point<RedirectStore>('redirects of a site');
