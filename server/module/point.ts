import type { Queries } from '#database/client.ts';

/** An extension point of a room: declared in its `points.ts`, beside the reader, with the type of the offers. */
export interface Point<Offered> {
  readonly name: string;
  /** Never set: ties the type of the offers to the point. */
  readonly type?: (offered: Offered) => Offered;
}

export interface Offer {
  readonly to: string;
  readonly values: readonly unknown[];
}

export function point<Offered>(name: string): Point<Offered> {
  return { name };
}

/** `offers: [offer(jobs, deleteExpiredRequests)]` */
export function offer<Offered>(to: Point<Offered>, ...values: NoInfer<Offered>[]): Offer {
  return { to: to.name, values };
}

export function offersOf<Offered>(
  { offers = [] }: { offers?: readonly Offer[] },
  to: Point<Offered>,
): Offered[] {
  return offers.flatMap((each) => (each.to === to.name ? (each.values as Offered[]) : []));
}

export interface ModuleContext {
  /** The database, or the transaction that it is part of. */
  db: Queries;
  now(): Date;
}

/** Null for an empty list, so that neither a section nor a block shows it. */
export function unlessEmpty<Data>(data: Data): Data | null {
  return Array.isArray(data) && data.length === 0 ? null : data;
}
