import type { Counts, Note, Overview } from './source.ts';

export interface Look {
  /** Counts up when it changes: what an older version of the program stored isn't read. */
  shape: 3;
  site: Overview['site'];
  kinds: Kind[];
  statuses: [string, number][];
  languages: [string, number][];
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
  /** What can't be read of the export: the import has to be told to go on without it. */
  unread: string[];
  comments: number;
  files: {
    wanted: number;
    others: string[];
    /** Those that aren't in what was given; null while an address has them, and nobody can know. */
    missing: string[] | null;
    /** Bytes of those that are; what is free on the disk. */
    bytes: number | null;
    free: number;
  };
  entries: number;
  minutes: number;
}

/** A type of the old site: where it goes, and how many arrive. `found` = `moved` + `leftOut` + `failed`. */
export interface Kind {
  type: string;
  to: string | null;
  found: number;
  moved: number;
  leftOut: number;
  failed: number;
  reasons: string[];
}
