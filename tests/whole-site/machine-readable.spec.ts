import { expect } from '@playwright/test';
import { publicPages } from '#tests/public-pages.ts';
import { test } from '#tests/read-only-site.ts';

type Thing = Record<string, unknown> & { '@type': string };

// What each type must have here: what Google requires or recommends of it, and we know
// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
const properties: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Organization: ['name'],
  LocalBusiness: ['name', 'url', 'address', 'telephone', 'image'],
  GeoCoordinates: ['latitude', 'longitude'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['name', 'url'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BlogPosting: [
    ...['headline', 'url', 'mainEntityOfPage', 'inLanguage', 'datePublished', 'dateModified'],
    ...['author', 'publisher', 'image', 'description'],
  ],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
    ...['employmentType', 'identifier'],
  ],
  ItemPage: ['name', 'description', 'url', 'primaryImageOfPage', 'inLanguage', 'publisher'],
  ItemList: ['name', 'itemListElement'],
  ContactPage: ['name', 'url'],
  AboutPage: ['name', 'url', 'dateModified', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'url', 'inLanguage'],
  Service: ['name', 'description', 'url', 'image', 'provider', 'serviceType'],
  WebPage: ['name', 'url', 'dateModified', 'inLanguage', 'isPartOf'],
  ImageObject: ['url', 'width', 'height'],
  Person: ['name'],
  Place: ['address'],
  City: ['name'],
  PropertyValue: ['name', 'value'],
};
const addresses = /^(url|item|logo|image|mainEntityOfPage|sameAs)$/;
const instants = /^(date\w+|validThrough)$/;

/** What is wrong with a thing and those in it, by where it is. */
function problemsOf(value: unknown, key: string): string[] {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0))
    return [`${key} is empty`];
  if (Array.isArray(value)) return value.flatMap((each) => problemsOf(each, key));
  const name = key.split('.').at(-1) ?? '';
  if (typeof value === 'string') {
    if (addresses.test(name) && !/^https?:\/\/\S+$/.test(value))
      return [`${key} is no whole address: ${value}`];
    if (instants.test(name) && !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value))
      return [`${key} has no offset: ${value}`];
    if (name === 'telephone' && !/^\+\d{8,15}$/.test(value))
      return [`${key} is no international number: ${value}`];
    return [];
  }
  if (typeof value !== 'object') return [];
  const thing = value as Thing;
  const wanted = properties[thing['@type']];
  if (!wanted) return [`${key} is of the unknown type ${thing['@type']}`];
  const missing = wanted.filter((each) => thing[each] === undefined).map((each) => `${key} lacks ${each}`);
  const own = Object.entries(thing).filter(([each]) => !each.startsWith('@'));
  return [...missing, ...own.flatMap(([each, inside]) => problemsOf(inside, `${key}.${each}`))];
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The things and the meta of a page. */
async function read(address: string) {
  const html = await (await fetch(address)).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return { things, meta: new Map(tags.map(([, name = '', content = '']) => [name, decoded(content)])) };
}

const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']).sort();

test('search engines can read what every page is about', { tag: '@long' }, async ({ site }) => {
  for (const path of await publicPages(site, 99)) {
    const { things } = await read(site.url + path);
    for (const thing of things) {
      expect.soft(thing['@context'], path).toBe('https://schema.org');
      expect.soft(problemsOf(thing, thing['@type']), path).toEqual([]);
    }
  }
});

test('each kind of page says what it is, once', async ({ site }) => {
  const kinds: Record<string, string[]> = {
    '/packaging/die-cut-box': ['BreadcrumbList', 'ItemPage'],
    '/services/freight': ['BreadcrumbList', 'Service'],
    '/packaging': ['ItemList'],
    '/sectors/ekspor': ['BreadcrumbList', 'ItemList'],
    '/contact': ['ContactPage'],
    '/kontak': ['BreadcrumbList', 'ContactPage'],
    '/tentang-kami': ['AboutPage', 'BreadcrumbList'],
    '/blogs/karton-gelombang': ['BlogPosting', 'BreadcrumbList'],
    '/blogs/career-die-cutting': ['BreadcrumbList', 'JobPosting'],
  };
  for (const [path, types] of Object.entries(kinds)) {
    const { things } = await read(site.url + path);
    expect.soft(typesOf(things), path).toEqual(types);
  }
  const { things } = await read(site.url);
  expect(typesOf(things)).toContain('WebSite');
  // Other pages name the company by the same identifier; the start page of a network is no profile of it.
  const company = things.find((thing) => thing['@type'] === 'LocalBusiness');
  expect(company).toMatchObject({
    '@id': `${site.url}/#company`,
    hasMap: expect.stringContaining('query=-6.2957'),
    geo: { latitude: -6.2957, longitude: 107.1583 },
  });
  expect(company).not.toHaveProperty('sameAs');
  const { things: inService } = await read(`${site.url}/services/freight`);
  expect(inService).toContainEqual(
    expect.objectContaining({ provider: expect.objectContaining({ '@id': company?.['@id'] }) }),
  );
});

test('a link to any page shows a title, a sentence and a picture of its own', { tag: '@long' }, async ({
  site,
}) => {
  const pictures = new Map<string, string>();
  for (const path of await publicPages(site, 99)) {
    const { meta } = await read(site.url + path);
    for (const name of [
      'og:title',
      'og:type',
      'og:url',
      'og:site_name',
      'og:locale',
      'og:image',
      'twitter:card',
    ])
      expect.soft(meta.get(name), `${name} of ${path}`).toBeTruthy();
    for (const name of ['og:image:width', 'og:image:height'])
      expect.soft(Number(meta.get(name)), `${name} of ${path}`).toBeGreaterThan(199);
    expect.soft(meta.get('og:image'), path).toMatch(/^https?:\/\//);
    expect.soft(meta.get('og:url'), path).toMatch(/^https?:\/\//);
    if (/^\/(packaging|services|blogs)\/[^/]+$/.test(path)) {
      expect.soft(pictures.get(meta.get('og:image') ?? ''), `the picture of ${path}`).toBeUndefined();
      pictures.set(meta.get('og:image') ?? '', path);
      expect.soft(meta.get('og:description'), path).toBeTruthy();
    }
    if (/^\/(packaging|services)\/[^/]+$/.test(path)) {
      const card = await fetch(meta.get('og:image') ?? '');
      expect.soft(card.headers.get('content-type'), path).toBe('image/jpeg');
    }
    if (/^\/blogs\/[^/]+$/.test(path)) {
      for (const name of ['article:published_time', 'article:modified_time'])
        expect.soft(meta.get(name), `${name} of ${path}`).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    }
  }
});
