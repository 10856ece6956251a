import type { Language } from './language.ts';
import type { Assistant, Person, Right } from './rights.ts';

/** Clients manage content, as far as their right says; administrators everything. */
export type Role = Person['role'];

export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  right?: Right | null;
  /** Of the back office; English by default. */
  language?: Language;
  /** Calls in their name, with fewer rights. */
  assistant?: Assistant;
}
