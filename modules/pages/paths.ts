export function pagePath(slug: string): string {
  return `/${slug}`;
}

/** A page about privacy has one of these in its slug: its title may be anything. */
export const privacyWords = ['privasi', 'privacy'];

/** The first words of the slugs of pages about the company and its contacts. */
export const footerWords = ['tentang', 'about', 'profil', 'kontak', 'contact', 'hubungi'];
