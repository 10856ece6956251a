import type { Language } from '#lib/language.ts';
import type { Person, Right } from '#lib/rights.ts';

/** The role of an account: clients manage gallery, blogs and catalog, or what their right says, administrators everything. */
export type Role = Person['role'];

/** The signed-in person, as the rest of the site sees them. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** What narrows or widens the role Client. */
  right?: Right | null;
  /** Of the back office, as they have chosen; English by default. */
  language?: Language;
}
