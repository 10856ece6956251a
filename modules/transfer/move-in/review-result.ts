import type { Counts, Note, Overview } from './source.ts';

export interface Review {
  /** Counts up when it changes: what an older version of the program stored isn't read. */
  shape: 3;
  site: Overview['site'];
  kinds: Kind[];
  authors: { login: string; name: string }[];
  categories: { slug: string; name: string }[];
  /** The pages of the old site. `isFront`: its address is that of the site. */
  pages: { slug: string; title: string; isFront: boolean }[];
  before: Counts;
  after: Counts;
  notes: (Note & { count: number; entry: string })[];
  /** Addresses of several entries, or of the site itself. */
  collisions: string[];
  failed: { title: string; why: string }[];
  problems: string[];
  /** Parts of the export that can’t be read. The import is refused unless the owner accepts to lose them. */
  unread: string[];
  files: {
    wanted: number;
    others: string[];
    /** Files missing from the upload; null when they are fetched from an address, where nobody can know yet. */
    missing: string[] | null;
    /** Bytes of the uploaded files; bytes free on the disk. */
    bytes: number | null;
    free: number;
  };
  minutes: number;
}

/** A type of the old site: where it goes, and how many arrive. `found` = `moved` + `leftOut` + `failed`. */
export interface Kind extends Record<'found' | 'moved' | 'leftOut' | 'failed', number> {
  type: string;
  to: string | null;
  reasons: string[];
}
