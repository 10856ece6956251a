import { wordOfTag } from '#lib/fields.ts';
import { isAllowedLink } from '#lib/rich-text/links.ts';
import { slugOf } from '#lib/slug.ts';
import { keyOf } from '#server/http/addresses.ts';
import { isFrontPage, targetFor, targetOf } from '../choices.ts';
import { hostOf, originalOf, pathOf, spellings, wholeUrl } from '../old-links.ts';
import type { Places } from '../places.ts';
import type { EntryHead, OldFile, OldTarget, Overview, Resolver, SourceFile } from '../source.ts';

type Term = Overview['terms'][number];
type Named = Term & { path: string };

const inFolders = (folders: string[], ...names: string[]) =>
  folders.flatMap((folder) => names.map((name) => `/${folder}/${name}`));

/** The forms of the lists of a site, below each front of its addresses. Those with a question mark have none. */
const forms = {
  category: ({ id, path, slug }: Named, overview: Overview) => [
    ...inFolders(['category', 'kategori', ...basesOf(overview, 'category')], path, slug),
    ...[`/?cat=${id}`, `/?category_name=${path}`, `/?category_name=${slug}`],
  ],
  post_tag: ({ id, slug }: Named, overview: Overview) => [
    ...inFolders(['tag', ...basesOf(overview, 'post_tag')], slug),
    ...[`/?tag=${slug}`, `/?tag_id=${id}`],
  ],
  product: ({ taxonomy, path, slug }: Named) =>
    inFolders(['product-category', 'kategori-produk', 'product-tag', taxonomy], path, slug),
  shop: ['/shop', '/toko', '/store', '/product', '/products', '/produk'],
  author: (id: string, slug: string) => [
    `/author/${slug}`,
    `/?author=${id || slug}`,
    `/?author_name=${slug}`,
  ],
  // Of a day, its month and its year. WordPress says `date` where numbers are those of posts.
  date: (day: string) =>
    [day, day.slice(0, 7), day.slice(0, 4)].flatMap((date) => {
      const path = date.replaceAll('-', '/');
      return [`/${path}`, `/date/${path}`, `/?m=${date.replaceAll('-', '')}`];
    }),
};

/** Every address of the old site that is known, as keys of redirects, in lower case, without a slash at the end. */
export function pathsOf(overview: Overview): Map<string, OldTarget> {
  const { entries, files, terms, authors, site, leftOut } = overview;
  const paths = new Map<string, OldTarget>();
  const add = (path: string, target: OldTarget) => paths.has(path) || paths.set(path, target);
  const base = baseOf(overview);
  for (const head of entries.values())
    for (const [path, target] of pathsOfEntry(head, overview, base)) add(path, target);
  for (const { id, address } of files.values()) add(pathOf(address), { file: id });
  for (const file of files.values()) for (const path of pathsOfFile(file, base)) add(path, { file: file.id });
  // Where addresses of posts begin with their category, what is above them is its list.
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category');
  const bySlug = new Map(categories.map(({ slug }) => [wordOf(slug), slug]));
  for (const { area, address } of entries.values()) {
    const words = pathOf(address).split('/');
    for (let count = words.length - 1; count > 1 && kindOf(area) === 'post'; count--) {
      const category = bySlug.get(words[count - 1] ?? '');
      if (category) add(words.slice(0, count).join('/'), { category });
    }
  }
  const fronts = frontsOf(overview);
  const addList = (list: string[], target: OldTarget) => {
    for (const path of list)
      for (const front of path.startsWith('/?') ? [base] : fronts) add(front + path, target);
  };
  for (const term of terms) {
    const [slug, path] = [wordOf(term.slug), pathOfTerm(term, terms)];
    const named = { ...term, slug, path };
    const isProduct = /^product_/.test(term.taxonomy);
    if (term.taxonomy === 'category') addList(forms.category(named, overview), { category: term.slug });
    if (term.taxonomy === 'post_tag') addList(forms.post_tag(named, overview), listOfTag(term.name));
    if (isProduct) addList(forms.product(named), listOf('product'));
  }
  for (const { login, id } of authors.values()) addList(forms.author(id, slugOf(login)), listOf('post'));
  for (const { area, address, status, createdAt } of entries.values()) {
    const kind = kindOf(area);
    const day = new Date(createdAt.getTime() + site.offset).toISOString().slice(0, 10);
    if (kind === 'post' && status === 'published') addList(forms.date(day), listOf('post'));
    // Of other types, what is above their addresses is their list.
    const above = pathOf(address).replace(/\/[^/]*$/, '');
    if (kind && !['post', 'page'].includes(kind) && above && above !== base && !fronts.includes(above))
      add(above, listOf(kind));
  }
  if ([...entries.values()].some(({ area }) => kindOf(area) === 'product'))
    addList(forms.shop, listOf('product'));
  for (const { id } of leftOut) if (/^\d+$/.test(id)) add(`${base}/?p=${id}`, { nothing: true });
  for (const front of ['', ...fronts]) {
    add(`${front}/wp-sitemap.xml`, { path: '/sitemap.xml' });
    add(`${front}/feed`, { path: '/rss.xml' });
    if (front && (front === base || /\/(?:index\.php|id|en)$/.test(front))) add(front, { path: '/' });
  }
  return paths;
}

function* pathsOfEntry(head: EntryHead, { choices }: Overview, base: string): Generator<[string, OldTarget]> {
  const { id, address, slug, oldSlugs } = head;
  const isFront = isFrontPage(head, choices);
  const target = isFront ? { path: '/' } : { entry: id };
  const path = pathOf(address);
  if (path !== '/' && path !== base) yield [path, target];
  // Its own address is that of the site.
  else yield [`${base}/${slug}`, target];
  yield [`${base}/?p=${Math.abs(id)}`, target];
  for (const old of oldSlugs) yield [path.replace(/[^/]*$/, wordOf(old)), target];
}

function* pathsOfFile({ id, address, page, original }: SourceFile, base: string) {
  const path = pathOf(address);
  yield originalOf(path);
  if (original) yield path.replace(/[^/]*$/, original.toLowerCase());
  if (page && pathOf(page) !== '/') yield pathOf(page);
  yield `${base}/?p=${id}`;
}

export function pathOfTerm(term: Term, terms: Term[], most = 10): string {
  const above = terms.find(({ taxonomy, slug }) => taxonomy === term.taxonomy && slug === term.parent);
  const word = wordOf(term.slug);
  return above && most > 0 ? `${pathOfTerm(above, terms, most - 1)}/${word}` : word;
}

const baseOf = ({ site }: Overview) => keyOf(site.base).toLowerCase().replace(/\/$/, '');

function basesOf({ site, choices }: Overview, taxonomy: 'category' | 'post_tag') {
  const typed = taxonomy === 'category' ? choices.categoryBase : choices.tagBase;
  return [...(typed ? [wordOf(typed)] : []), ...(site.bases?.[taxonomy] ?? [])];
}

const maxFronts = 12;

/**
 * What addresses of posts and of lists begin with, such as `/blog` or `/index.php`: the words of the posts' own addresses before
 * the first word that differs from post to post.
 */
export function frontsOf(overview: Overview): string[] {
  const { entries, terms, authors } = overview;
  const differ = new Set([...terms.map(({ slug }) => wordOf(slug)), ...[...authors.keys()].map(wordOf)]);
  const posts = [...entries.values()].filter(({ area }) => kindOf(area) === 'post');
  const counts = new Map<string, number>();
  for (const { address } of posts) {
    const words = pathOf(address).split('/').slice(1, -1);
    const end = words.findIndex((word) => /^\d+$/.test(word) || differ.has(word));
    const front = words.slice(0, end < 0 ? undefined : end).map((word) => `/${word}`);
    if (front.length > 0) counts.set(front.join(''), (counts.get(front.join('')) ?? 0) + 1);
  }
  const usual = [...counts].filter(([, count]) => count * 20 >= posts.length);
  return [...new Set([baseOf(overview), ...usual.map(([front]) => front)])].slice(0, maxFronts);
}

/** Finds what the old addresses of an export lead to: whole, relative, by `?p=`, by size of a picture, with or without `www`. */
export function oldAddresses(overview: Overview) {
  const { site, entries, files } = overview;
  const known = pathsOf(overview);
  const at = (path: string) =>
    spellings(path)
      .map((each) => known.get(each))
      .find(Boolean) ?? null;
  function target(url: URL): OldTarget | null {
    const found = at(pathOf(url.href));
    const isHome = url.pathname.replace(/\/+$/, '') === site.base || /^\/(id|en)\/?$/.test(url.pathname);
    return found ?? (isHome ? { path: url.searchParams.has('s') ? '/search' : '/' } : null);
  }
  const isOwn = (url: URL) => hostOf(url.href) === site.host;
  // Entries and files have had other hosts, too: a former domain, that of a test.
  const hosts = new Set([...entries.values(), ...files.values()].map(({ address }) => hostOf(address)));
  const isFormer = (url: URL) => !isOwn(url) && hosts.has(hostOf(url.href));
  const find = uploadsOf(files.values());
  const fileOf = ({ id, address }: OldFile): number | null => {
    const url = address ? wholeUrl(address, site.host) : null;
    const found = url && isOwn(url) ? target(url) : null;
    const shown = found && 'file' in found ? found.file : url ? find(url) : undefined;
    // One file may be several of the export, such as one for each language: the number says which. Else what visitors saw counts.
    const own = id && files.get(id);
    const isSame = shown === undefined || files.get(shown)?.address === (own ? own.address : '');
    return id && own && isSame ? id : (shown ?? null);
  };
  return { target, fileOf, isOwn, isFormer, entries };
}

export function resolverOf(overview: Overview, here: Pick<Places, 'entry' | 'file' | 'category'>): Resolver {
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
    words: (address) => {
      const url = wholeUrl(address, overview.site.host);
      return url && isOwn(url) ? keyOf(url.pathname) + url.search : null;
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

const kindOf = (area: string) => targetOf(area)?.of;
const listOf = (kind: string) => toPath(targetFor(kind)?.list ?? targetFor(kind)?.shownAt);
const listOfTag = (name: string) => toPath(targetFor('post')?.tagList?.(wordOfTag(name)));
const wordOf = (slug: string) => keyOf(slug).slice(1).toLowerCase();

/**
 * Files by where they are among the uploads, whatever the host: the site may have had another name, or its files a host of their
 * own, such as that of a content delivery network. Elementor has copies of its own, named after the original.
 */
function uploadsOf(files: Iterable<SourceFile>): (url: URL) => number | undefined {
  const [byPlace, byName] = [new Map<string, number>(), new Map<string, number>()];
  for (const { id, address } of files) {
    const place = URL.canParse(address) ? placeOf(new URL(address)) : address;
    const name = place.split('/').at(-1) ?? '';
    for (const each of [place, originalOf(place)]) if (!byPlace.has(each)) byPlace.set(each, id);
    if (!byName.has(name)) byName.set(name, id);
  }
  return (url: URL): number | undefined => {
    const place = placeOf(url);
    const [, name, ending] = /^elementor\/thumbs\/(.+)-\w{30,}(\.\w+)$/.exec(place) ?? [];
    const known = spellings(place).find((each) => byPlace.has(each));
    return known === undefined ? byName.get(`${name}${ending}`) : byPlace.get(known);
  };
}

/** Folders of uploads: of WordPress, of each site of several, and of plugins that keep twins of pictures. */
const uploadFolders =
  /\/(?:(?:wp-content|webp-images)\/uploads(?:\/sites\/\d+)?|blogs\.dir\/\d+\/files|smush-webp)\/(.+)$/;

function placeOf(url: URL) {
  const path = pathOf(url.href);
  const [, within] = uploadFolders.exec(path) ?? [];
  return within ?? (/^i\d\.wp\.com$/.test(url.hostname) ? path.slice(1) : url.hostname + path);
}
