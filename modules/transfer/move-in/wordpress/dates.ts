import type { Overview } from '../source.ts';
import { fieldOf, type RawRecord } from './record.ts';

/**
 * When it was written. Drafts have no GMT date, and entries of other programs no date that is one: theirs is that of the last
 * change, or what their address says. `clock`: whose clock an exact date is of. Null for no date at all.
 */
export function dateOf(item: RawRecord): { date: Date; clock: 'UTC' | 'site' | null } | null {
  const gmt = instantOf(fieldOf(item, 'wp:post_date_gmt'));
  if (gmt) return { date: gmt, clock: 'UTC' };
  const isPublic = fieldOf(item, 'wp:status') === 'publish';
  const own = instantOf(fieldOf(item, 'wp:post_date'));
  if (own && isPublic) return { date: own, clock: 'site' };
  const feed = new Date(fieldOf(item, 'pubDate'));
  const [, year, month, day = '01'] =
    /\/((?:19|20)\d\d)\/([01]\d)(?:\/([0-3]\d))?\//.exec(fieldOf(item, 'link')) ?? [];
  const changes = ['wp:post_modified_gmt', 'wp:post_modified'].map((name) => instantOf(fieldOf(item, name)));
  const guessed =
    [...changes, own].find(Boolean) ??
    (feed.getTime() > 0 ? feed : instantOf(`${year}-${month}-${day} 00:00:00`));
  return guessed ? { date: guessed, clock: null } : null;
}

export function instantOf(written: string): Date | null {
  const date = new Date(`${written.replace(' ', 'T')}Z`);
  return /^0{4}|^-/.test(written) || Number.isNaN(date.getTime()) || date.getTime() <= 0 ? null : date;
}

/** Dates by the clock of the site take the offset that most of the others have. */
export class Clocks {
  private counts = new Map<number, number>();

  add(item: RawRecord) {
    const [own, gmt] = ['wp:post_date', 'wp:post_date_gmt'].map((name) => instantOf(fieldOf(item, name)));
    const offset = Number(own) - Number(gmt);
    if (own && gmt) this.counts.set(offset, (this.counts.get(offset) ?? 0) + 1);
  }

  setRight({ site, entries }: Overview, now: Date) {
    const [most] = [...this.counts].sort(([, one], [, other]) => other - one);
    site.offset = most?.[0] ?? 0;
    const all = [...entries.values()];
    for (const head of all)
      if (head.isOfSiteClock) head.createdAt = new Date(head.createdAt.getTime() - site.offset);
    const last = Math.max(...all.map(({ createdAt }) => createdAt.getTime())) || now.setUTCHours(0, 0, 0, 0);
    for (const head of all) if (head.createdAt.getTime() === 0) head.createdAt = new Date(last);
  }
}
