import { wordOfTag } from '#lib/fields.ts';
import { isAllowedLink } from '#lib/rich-text/links.ts';
import { slugOf } from '#lib/slug.ts';
import type { ImportedKind } from '#server/content/import-targets.ts';
import { keyOf } from '#server/http/addresses.ts';
import { isFrontPage } from '../choices.ts';
import type { Here, OldFile, OldTarget, Overview, Resolver, SourceFile } from '../source.ts';
import { originalOf, spellings } from '../spellings.ts';
import { targetFor, targetOf } from '../targets.ts';

const sitemaps = ['/wp-sitemap.xml', '/sitemap_index.xml'];
const feeds = ['/feed', '/comments/feed', '/rss', '/feed/rss2', '/feed/atom'];
const shops = ['/shop', '/toko', '/store', '/product', '/products', '/produk'];

/** Every address of the old site that is known, as keys of redirects, in lower case, without a slash at the end. */
export function pathsOf({ choices, ...overview }: Overview): Map<string, OldTarget> {
  const { entries, files, terms, authors, site, leftOut } = overview;
  const paths = new Map<string, OldTarget>();
  const add = (path: string, target: OldTarget) => paths.has(path) || paths.set(path, target);
  const base = keyOf(site.base).toLowerCase().replace(/\/$/, '');
  for (const head of entries.values()) {
    const { id, address, slug, oldSlugs } = head;
    const isFront = isFrontPage(head, choices);
    const target = isFront ? { path: '/' } : { entry: id };
    const path = pathOf(address);
    if (path !== '/' && !path.startsWith('/?')) add(path, target);
    // Its own address is that of the site.
    if (isFront) add(`${base}/${slug}`, target);
    add(`/?p=${Math.abs(id)}`, target);
    for (const old of oldSlugs) add(path.replace(/[^/]*$/, keyOf(old).slice(1).toLowerCase()), target);
  }
  for (const { id, address } of files.values()) add(pathOf(address), { file: id });
  for (const { id, address, page, original } of files.values()) {
    const path = pathOf(address);
    add(originalOf(path), { file: id });
    if (original) add(path.replace(/[^/]*$/, original.toLowerCase()), { file: id });
    if (page && !pathOf(page).startsWith('/?')) add(pathOf(page), { file: id });
    add(`/?p=${id}`, { file: id });
  }
  // Where addresses of posts begin with their category, what is above them is its list.
  const posts = targetFor('post');
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category');
  const bySlug = new Map(categories.map(({ slug }) => [keyOf(slug).slice(1).toLowerCase(), slug]));
  for (const { area, address } of entries.values()) {
    const words = pathOf(address).split('/');
    for (let count = words.length - 1; count > 1 && area === posts?.type.name; count--) {
      const category = bySlug.get(words[count - 1] ?? '');
      if (category) add(words.slice(0, count).join('/'), { category });
    }
  }
  for (const term of terms) for (const path of pathsOfTerm(term, terms)) add(base + path.path, path.target);
  for (const { login } of authors.values()) add(`${base}/author/${slugOf(login)}`, listOf('post'));
  for (const { area, status, createdAt } of entries.values())
    if (area === posts?.type.name && status === 'published')
      for (const length of [4, 7, 10])
        add(`${base}/${createdAt.toISOString().slice(0, length).replaceAll('-', '/')}`, listOf('post'));
  if ([...entries.values()].some(({ area }) => area === targetFor('product')?.type.name))
    for (const path of shops) add(base + path, listOf('product'));
  for (const { id } of leftOut) if (/^\d+$/.test(id)) add(`/?p=${id}`, { nothing: true });
  for (const path of sitemaps) add(base + path, { path: '/sitemap.xml' });
  for (const path of feeds) add(base + path, { path: '/rss.xml' });
  if (base) add(base, { path: '/' });
  return paths;
}

function* pathsOfTerm({ taxonomy, slug, name, parent }: Overview['terms'][number], terms: Overview['terms']) {
  const word = keyOf(slug).slice(1).toLowerCase();
  const words = [word];
  for (let above = parent; above && words.length < 10; ) {
    const of = terms.find((term) => term.taxonomy === taxonomy && term.slug === above);
    if (of) words.push(`${keyOf(of.slug).slice(1).toLowerCase()}/${words.at(-1)}`);
    above = of?.parent ?? '';
  }
  const [bases, target]: [string[], OldTarget] =
    {
      category: [['category', 'kategori'], { category: slug }] as [string[], OldTarget],
      post_tag: [['tag'], listOfTag(name)] as [string[], OldTarget],
    }[taxonomy] ??
    (/^product_/.test(taxonomy)
      ? [['product-category', 'kategori-produk', 'product-tag', taxonomy], listOf('product')]
      : [[], { path: '/' }]);
  for (const base of bases) for (const end of words) yield { path: `/${base}/${end}`, target };
}

/**
 * Files by where they are among the uploads, whatever the host: the site may have had another name, or its files a host of their
 * own, such as that of a content delivery network. Elementor has copies of its own, named after the original.
 */
function uploadsOf(files: Iterable<SourceFile>) {
  const [byPlace, byName] = [new Map<string, number>(), new Map<string, number>()];
  for (const { id, address } of files) {
    const place = URL.canParse(address) ? placeOf(new URL(address)) : address;
    const name = place.split('/').at(-1) ?? '';
    if (!byPlace.has(place)) byPlace.set(place, id);
    if (!byName.has(name)) byName.set(name, id);
  }
  return {
    find(url: URL): number | undefined {
      const place = placeOf(url);
      const [, name, ending] = /^elementor\/thumbs\/(.+)-\w{30,}(\.\w+)$/.exec(place) ?? [];
      return byPlace.get(place) ?? byPlace.get(originalOf(place)) ?? byName.get(`${name}${ending}`);
    },
  };
}

function placeOf(url: URL) {
  const path = pathOf(url.href);
  const [, within] = /\/wp-content\/uploads\/(.+)$/.exec(path) ?? [];
  return within ?? (/^i\d\.wp\.com$/.test(url.hostname) ? path.slice(1) : url.hostname + path);
}

/** Finds what the old addresses of an export lead to: whole, relative, by `?p=`, by size of a picture, with or without `www`. */
export function oldAddresses(overview: Overview) {
  const { site, entries, files, terms } = overview;
  const known = pathsOf(overview);
  const at = (path: string) =>
    spellings(path)
      .map((each) => known.get(each))
      .find(Boolean) ?? null;
  function target({ searchParams, pathname, href }: URL): OldTarget | null {
    const id = ['p', 'page_id', 'attachment_id'].map((name) => searchParams.get(name)).find(Boolean);
    if (id) return at(`/?p=${id}`);
    const term = ([name, key]: [string, 'id' | 'slug'], taxonomy: string) =>
      terms.find((one) => one.taxonomy === taxonomy && String(one[key]) === searchParams.get(name));
    const category = term(['cat', 'id'], 'category') ?? term(['category_name', 'slug'], 'category');
    if (category) return { category: category.slug };
    const tag = term(['tag', 'slug'], 'post_tag');
    if (tag) return listOfTag(tag.name);
    const isHome = pathname.replace(/\/+$/, '') === site.base || /^\/(id|en)\/?$/.test(pathname);
    return isHome ? { path: searchParams.has('s') ? '/search' : '/' } : at(pathOf(href));
  }
  const isOwn = (url: URL) => hostOf(url.href) === site.host;
  // Entries and files have had other hosts, too: a former domain, that of a test.
  const hosts = new Set([...entries.values(), ...files.values()].map(({ address }) => hostOf(address)));
  const isFormer = (url: URL) => !isOwn(url) && hosts.has(hostOf(url.href));
  const uploads = uploadsOf(files.values());
  const fileOf = ({ id, address }: OldFile): number | null => {
    if (id && files.has(id)) return id;
    const url = wholeUrl(address, site.host);
    const found = url && isOwn(url) ? target(url) : null;
    return found && 'file' in found ? found.file : url ? (uploads.find(url) ?? null) : null;
  };
  return { target, fileOf, isOwn, isFormer, entries };
}

export function resolverOf(overview: Overview, here: Here): Resolver {
  const { target, fileOf, isOwn, isFormer, entries } = oldAddresses(overview);
  const toEntry = (old: number, hash: string, own: number) => {
    const entry = here.entry(old, own);
    if (!entry || 'path' in entry) return entry?.path ?? null;
    const to = targetOf(entry.type);
    if (to?.shownAt) return to.shownAt;
    const words = entries.get(old)?.anchors[hash.slice(1)];
    if (hash.length > 1 && old === own && !words) return null;
    return `entry:${entry.type}/${entry.id}${words ? `${to?.anchor ?? '#text'}-${slugOf(words)}` : ''}`;
  };
  const link = (address: string, own: number) => {
    if (address.startsWith('#')) return address.length > 1 ? toEntry(own, address, own) : null;
    const url = wholeUrl(address, overview.site.host);
    if (!url) return null;
    if (!/^https?:$/.test(url.protocol)) return address.replace(/\s/g, '');
    const found = isOwn(url) || (isFormer(url) && url.pathname !== '/') ? target(url) : null;
    if (!isOwn(url) && !found) return url.href;
    if (!found || 'nothing' in found) return null;
    if ('entry' in found) return toEntry(found.entry, url.hash, own);
    if ('path' in found) return found.path;
    const [type, id] =
      'file' in found
        ? ['file', here.file(found.file)]
        : [targetFor('post')?.categories?.type.name, here.category(found.category)];
    return id ? `entry:${type}/${id}` : null;
  };
  return {
    file: (old) => {
      const id = fileOf(old);
      return id ? here.file(id) : null;
    },
    link: (address, own) => {
      const found = link(address.trim(), own);
      return isAllowedLink(found) ? found : null;
    },
  };
}

function toPath(path: string | undefined): OldTarget {
  return path ? { path } : { nothing: true };
}

const listOf = (kind: ImportedKind) => toPath(targetFor(kind)?.list);
const listOfTag = (name: string) => toPath(targetFor('post')?.tagList?.(wordOfTag(name)));

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

function wholeUrl(address: string, host: string): URL | null {
  const base = `https://${host}/`;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

function pathOf(address: string) {
  const url = wholeUrl(address, 'site.invalid');
  const path = url ? keyOf(url.pathname).toLowerCase() : address;
  const isShort = path === '/' || /^\?(p|page_id|attachment_id)=/.test(url?.search ?? '');
  return isShort && url?.search ? `/${url.search}` : path;
}
