import { grouped, keyIn } from '../items.ts';
import { hostOf, originalOf, pathOf, wholeUrl } from '../old-links.ts';
import type { Overview, SourceFile } from '../source.ts';
import { pathIn } from '../uploaded-files.ts';
import { frontsOf, oldAddresses, pathOfTerm } from './addresses.ts';
import { inlineAddress } from './elements.ts';
import { fieldOf, firstMeta, idOf, metaOf, ownCopy, type RawRecord } from './record.ts';

const address =
  /(?:(?:src|href)=["']?|[\]>\s](?=https?:))((?:https?:)?\/?[^"'\s<>]{1,1000}?\.(?:jpe?g|png|gif|webp|avif|heic|pdf|svg))(?=["'\s?#<>[])/gi;
const inline = /data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/=\s]{300,}/gi;
/** The most that is kept in memory of pictures within texts, in characters. */
const maxInline = 64 * 1024 * 1024;
const maxAddresses = 100_000;

/** Files that texts show and the export doesn't list: it is one of posts alone, or the pictures are written into the text. */
export class FilesOfTexts {
  private addresses = new Set<string>();
  private inline = new Map<string, string>();
  private size = 0;

  read(item: RawRecord) {
    const [drawn = ''] = metaOf(item, '_elementor_data');
    // The addresses in what Elementor keeps, as in a text.
    const json = drawn
      .replaceAll('\\/', '/')
      .replaceAll('"url":"', 'src="')
      .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    const text = `${fieldOf(item, 'content:encoded')}\n${json}`;
    for (const [, found = ''] of text.matchAll(address))
      if (this.addresses.size < maxAddresses) this.addresses.add(ownCopy(found.replaceAll('&amp;', '&')));
    for (const [data] of text.matchAll(inline)) {
      this.size += data.length;
      if (this.size < maxInline) this.inline.set(inlineAddress(data), ownCopy(data));
    }
  }

  addTo(overview: Overview) {
    const { choices, files, site } = overview;
    const { fileOf, isOwn } = oldAddresses(overview);
    const add = (address: string, more: Partial<SourceFile>) => {
      const [id, title] = [idOf(address), address.split('/').at(-1) ?? ''];
      files.set(id, {
        ...{ id, key: keyIn(site, 'file', address), address, title, alt: '', caption: '' },
        ...{ original: '', parent: 0, page: '', ...more },
      });
    };
    for (const written of this.addresses) {
      const url = wholeUrl(written, site.host);
      if (!url || fileOf({ id: null, address: written })) continue;
      const whole = originalOf(url.href);
      // The size that the text shows may be the only one there is.
      if (isOwn(url) || url.pathname.includes('/wp-content/uploads/'))
        add(whole, { place: pathIn(url.href), original: pathIn(whole).split('/').at(-1) ?? '' });
      else if (choices.otherHosts) add(url.href, {});
    }
    for (const [name, data] of this.inline) add(name, { inline: data });
  }
}

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
