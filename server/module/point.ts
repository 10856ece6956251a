import type { Queries } from '#database/client.ts';

/**
 * An extension point: what a room of the server asks modules for. It is declared in the `points.ts` of that room, beside its
 * reader, with the type of what is offered.
 */
export interface Point<Offered> {
  readonly name: string;
  /** Never there: it ties the type of what is offered to the point. */
  readonly type?: (offered: Offered) => Offered;
}

/** What a module offers a point. */
export interface Offer {
  readonly to: string;
  readonly values: readonly unknown[];
}

export function point<Offered>(name: string): Point<Offered> {
  return { name };
}

/** An offer of a module: `offers: [offer(jobs, deleteExpiredRequests)]`. */
export function offer<Offered>(to: Point<Offered>, ...values: NoInfer<Offered>[]): Offer {
  return { to: to.name, values };
}

/** What one module offers a point. */
export function offersOf<Offered>(
  { offers = [] }: { offers?: readonly Offer[] },
  to: Point<Offered>,
): Offered[] {
  return offers.flatMap((each) => (each.to === to.name ? (each.values as Offered[]) : []));
}

/** The context of every offer that reads or writes content. */
export interface ModuleContext {
  /** The database, or the transaction that it is part of. */
  db: Queries;
  /** The current instant. */
  now(): Date;
}

/** Null in place of an empty list: neither a section nor a block shows it. */
export function unlessEmpty<Data>(data: Data): Data | null {
  return Array.isArray(data) && data.length === 0 ? null : data;
}
