/** The people of the tests. Sari runs the site. */
export const sari = {
  name: 'Sari',
  email: 'sari@vinci.example',
  role: 'administrator',
  password: 'Kardus#2026',
} as const;

/** Budi manages its content. */
export const budi = {
  name: 'Budi Santoso',
  email: 'budi@vinci.example',
  role: 'client',
  password: 'Palet#2026',
} as const;

/** Anyone who can sign in. */
export interface Person {
  email: string;
  password: string;
}

/** The administrator that the first start of a site creates. */
export const firstAdministrator: Person = { email: 'admin@vinci.example', password: 'Kardus#2026' };
