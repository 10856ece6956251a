import type { Language } from '#lib/language.ts';

/** The role of an account: clients manage gallery, blogs and catalog, administrators everything. */
export type Role = 'client' | 'administrator';

/** The signed-in person, as the rest of the site sees them. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Of the back office, as they have chosen; English by default. */
  language?: Language;
}
