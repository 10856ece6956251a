/** The list of pages in the back office; a page's form is below. */
export const pagesRoute = '/only-us/pages';

/** The public address of a page. */
export function pagePath(slug: string): string {
  return `/${slug}`;
}

/** The page about privacy is known by its address, which has one of these: its title may be anything. */
export const privacyWords = ['privasi', 'privacy'];

/** So are those about the company and how to reach it, by the first word of their address. */
export const footerWords = ['tentang', 'about', 'profil', 'kontak', 'contact', 'hubungi'];
