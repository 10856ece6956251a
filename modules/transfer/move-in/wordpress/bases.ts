import { grouped } from '../items.ts';
import { pathOf, wholeUrl } from '../old-links.ts';
import type { Overview } from '../source.ts';
import { hostOf } from '../spellings.ts';
import { frontsOf, pathOfTerm } from './addresses.ts';
import { fieldOf, firstMeta } from './meta.ts';
import { ownCopy, type RawRecord } from './read-items.ts';

const link = /href=["']([^"'\s<>#?]{3,500})/gi;
const maxLinks = 20_000;

/** Infers what the old site has before the names of categories and tags from the links in its texts and menus. */
export class Bases {
  private links = new Set<string>();

  read(item: RawRecord) {
    const typed = firstMeta(item, '_menu_item_url');
    const all = [...fieldOf(item, 'content:encoded').matchAll(link)].map(([, href = '']) => href);
    for (const href of [...all, typed])
      if (this.links.size < maxLinks && href.includes('/')) this.links.add(ownCopy(href));
  }

  addTo(overview: Overview) {
    const { site, terms, entries } = overview;
    const known = new Set([...entries.values()].map(({ address }) => pathOf(address)));
    const fronts = frontsOf(overview).toSorted((one, other) => other.length - one.length);
    const inferred = { category: new Set<string>(), post_tag: new Set<string>() };
    const own = [...this.links]
      .filter((href) => hostOf(wholeUrl(href, site.host)?.href ?? '') === site.host)
      .map(pathOf);
    const bySlug = grouped(terms, ({ slug }) => slug);
    for (const path of own.filter((each) => !known.has(each)))
      for (const term of bySlug.get(path.split('/').at(-1) ?? '') ?? []) {
        const name = [pathOfTerm(term, terms), term.slug].find((each) => path.endsWith(`/${each}`)) ?? '';
        const above = path.slice(0, -name.length - 1);
        const front = fronts.find((each) => above.startsWith(each)) ?? '';
        const base = above.slice(front.length + 1);
        if (/^[\w-]*[a-z][\w-]*$/.test(base) && term.taxonomy in inferred)
          inferred[term.taxonomy as keyof typeof inferred].add(base);
      }
    site.bases = { category: [...inferred.category], post_tag: [...inferred.post_tag] };
  }
}
