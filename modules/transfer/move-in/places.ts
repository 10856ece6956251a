import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site-settings.ts';
import { files } from '#database/tables.ts';
import { type Language, languages } from '#lib/language.ts';
import { freeAddress } from '#server/content/addresses.ts';
import { findType } from '#server/content/declared-types.ts';
import { createEntry } from '#server/content/entries.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { translationTypes } from '#server/content/translations/translation-type.ts';
import { targetFor } from './choices.ts';
import { grouped, itemOf, itemsOf, saveItem } from './items.ts';
import type { Report } from './process.ts';
import type { EntryHead, OldTarget, Overview, Resolver } from './source.ts';
import type { Site } from './trial.ts';

export const importActor = () => ({ user: null, now: new Date(), how: 'imported' as const });

/** An import under way. */
export interface Moving extends Site {
  importId: number;
  overview: Overview;
  places: Places;
  resolver: Resolver;
  report: Report;
}

export class Places {
  readonly language: Language;
  /** The originals of entries that become translations, by old ids. */
  readonly originals = new Map<number, number>();
  private entries = new Map<number, { type: string; id: number }>();
  private fileIds: Map<number, number> | undefined;

  constructor(
    private db: Database,
    private importId: number,
    private overview: Overview,
  ) {
    this.language = findSettings(db)?.language ?? 'id';
    this.pair();
    const items = new Map(itemsOf(db, importId).map((item) => [item.key, item]));
    for (const { id, key } of overview.entries.values()) {
      const item = items.get(key);
      if (item?.type && item.entry) this.put(id, item.type, item.entry);
    }
  }

  put(old: number, type: string, id: number) {
    this.entries.set(old, { type, id });
  }

  placeOf(old: number) {
    return this.entries.get(old);
  }

  /** `own`: the entry whose text asks. Another one in a language of its own has a path. */
  entry(old: number, own: number): { type: string; id: number } | { path: string } | null {
    const place = this.entries.get(old);
    const original = this.originals.get(old);
    if (!place || original === undefined) return place ?? null;
    // Among the pages of its language the link to an original leads to its translation.
    if (this.originals.has(own)) return this.entries.get(original) ?? null;
    const type = findType(place.type);
    const row = type && findEntry(this.db, type, place.id);
    return row && type?.address ? { path: type.address(row) } : null;
  }

  file(old: number): number | null {
    this.fileIds ??= new Map(
      [...this.overview.files.values()].flatMap(({ id, key }) => {
        const item = itemOf(this.db, this.importId, key);
        const there = item?.state === 'moved' && item.entry;
        const row = there && this.db.select({ id: files.id }).from(files).where(eq(files.id, there)).get();
        return row ? [[id, row.id] as const] : [];
      }),
    );
    return this.fileIds.get(old) ?? null;
  }

  category(slug: string): number | null {
    return this.categoryRow(slug)?.id ?? null;
  }

  /** The category of a post with these old ones, the most specific, by the key that posts know it by. */
  categoryOf(slugs: string[]): { slug: string; key: string } | null {
    const wanted = slugs.filter((slug) => this.overview.choices.categories[slug] !== 'none');
    const [own] = wanted.toSorted((one, other) => this.depthOf(other) - this.depthOf(one));
    const row = own === undefined ? null : this.categoryRow(own);
    return row && own !== undefined ? { slug: own, key: row.key } : null;
  }

  /** The row of an old address; null if nothing of it was imported. */
  rowOf(target: OldTarget): { type: string; entry: number } | { target: string | null } | null {
    if ('nothing' in target) return { target: null };
    if ('path' in target) return { target: target.path };
    if ('file' in target) {
      const id = this.file(target.file);
      return id ? { type: 'file', entry: id } : null;
    }
    if ('category' in target) {
      const item = itemOf(this.db, this.importId, `category:${target.category}`);
      const posts = targetFor('post');
      return item?.entry && posts?.categories
        ? { type: posts.categories.type.name, entry: item.entry }
        : { target: posts?.list ?? null };
    }
    const place = this.entries.get(target.entry);
    return place ? { type: place.type, entry: place.id } : null;
  }

  private depthOf(slug: string, most = 10): number {
    const term = this.overview.terms.find((one) => one.taxonomy === 'category' && one.slug === slug);
    return term?.parent && most > 0 ? 1 + this.depthOf(term.parent, most - 1) : 0;
  }

  private categoryRow(slug: string): { id: number; key: string } | null {
    const { type, values } = targetFor('post')?.categories ?? {};
    const term = this.overview.terms.find((one) => one.taxonomy === 'category' && one.slug === slug);
    const chosen = this.overview.choices.categories[slug];
    if (!type || !values || !term || chosen === 'none') return null;
    const key = `category:${slug}`;
    const read = (id: number | null | undefined) =>
      (id ? findEntry(this.db, type, id) : undefined) as { id: number; key: string } | undefined;
    const known = read(itemOf(this.db, this.importId, key)?.entry);
    if (known && (!chosen || known.id === chosen)) return known;
    const rows = this.db.select().from(type.table).all() as { id: number; name: string; version: number }[];
    const same = rows.find(({ id, name }) =>
      chosen ? id === chosen : name.toLowerCase() === term.name.toLowerCase(),
    );
    return this.db.transaction((tx) => {
      const named = term.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      const wanted = term.slug.replace(/[^a-z0-9-]/g, '').slice(0, 80) || named;
      const free = freeAddress(tx, wanted, (slug) => type.address?.({ slug }) ?? slug);
      const made = () => values({ name: term.name.slice(0, 60), slug: free });
      const id = same?.id ?? createEntry(tx, type, made() as object, importActor()).id;
      saveItem(tx, this.importId, {
        ...{ key, kind: 'category', title: term.name, state: 'moved', type: type.name, entry: id },
        version: same ? null : 1,
      });
      return findEntry(tx, type, id) as { id: number; key: string };
    });
  }

  // Of entries that say the same in two languages, the one in the language of the site is the original. One that visitors don't
  // see can't hide what they do.
  private pair() {
    const groups = grouped(
      [...this.overview.entries.values()].filter(({ translations }) => translations),
      ({ translations, area }) => `${area} ${translations}`,
    );
    for (const heads of groups.values()) {
      const original = heads.find(({ language }) => language === this.language) ?? heads[0];
      const other = languages.filter((language) => language !== this.language);
      for (const head of heads)
        if (original && isTranslation(head, original, other)) this.originals.set(head.id, original.id);
    }
  }
}

function isTranslation(head: EntryHead, original: EntryHead, others: Language[]) {
  const type = findType(head.area);
  const isFit = original.status === 'published' || head.status !== 'published';
  const isOther =
    head.id !== original.id &&
    head.language !== original.language &&
    others.some((one) => one === head.language);
  return (
    isOther && isFit && head.status !== 'later' && type !== undefined && translationTypes(type).length > 0
  );
}
