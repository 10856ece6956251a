/** What an account may do: a client cares for gallery, blogs and catalog, an administrator for everything. */
export type Role = 'client' | 'administrator';

/** Who is signed in, as far as the rest of the site knows. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: Role;
}
