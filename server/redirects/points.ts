import type { Queries } from '#database/client.ts';
import { point } from '../module/point.ts';

/** Addresses of other sites that this one answers for, after its own pages and the redirects that people entered. */
export interface OldAddresses {
  /** Whether there are any at all: asked once after every change. */
  isAny(db: Queries): boolean;
  /** Where the address with this key (`keyOf`) leads; null where visitors may see nothing of it, undefined where nothing was. */
  at(db: Queries, now: Date, key: string): string | null | undefined;
}

export const oldAddresses = point<OldAddresses>('old addresses');
