import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { listEntries } from '#server/content/list-table.ts';
import { hasSamples } from '#server/content/samples.ts';
import { entryVersions } from '#server/content/tables.ts';
import type { FirstStep, Summary, SummaryContext } from '#server/site/points.ts';
import { bannerType, certificateType, clientType } from './entry-types.ts';
import { offerTypes } from './offers/offers.ts';
import { countPhotos } from './offers/photos.ts';
import type { OfferKind } from './offers/type.ts';
import { publishedBanners, publishedCertificates, publishedClients } from './published.ts';
import { offers } from './tables.ts';

// Where people write alternative texts.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

// A sample counts once somebody edited it: until then it has no history.
const ownProduct = preparedQuery((db) => {
  const { id, kind, status } = offers;
  const { type, entry, how } = entryVersions;
  const byPeople = and(eq(type, offerTypes.packaging.name), inArray(how, ['published', 'scheduled']));
  return db
    .select({ id })
    .from(offers)
    .innerJoin(entryVersions, and(eq(entry, id), byPeople))
    .where(and(eq(kind, 'packaging'), eq(status, 'published')))
    .limit(1);
});

const shownProducts = preparedQuery((db) => {
  const { id, kind, status, fileId, pictures, position } = offers;
  return db
    .select({ id, fileId, pictures })
    .from(offers)
    .where(and(eq(kind, 'packaging'), eq(status, 'published')))
    .orderBy(position, id);
});

export function summary(context: SummaryContext): Summary[] {
  const { db } = context;
  return [
    listSummary(bannerType, 'Banner', publishedBanners(context), 'has no published banner'),
    offerSummary(db, 'Packaging', 'packaging'),
    offerSummary(db, 'Service', 'service'),
    listSummary(clientType, 'Client', publishedClients(db), 'names no clients yet'),
  ];
}

function listSummary({ list }: { list: string }, title: string, shown: object[], why: string): Summary {
  const needsAttention = shown.length > 0 ? [] : [{ title: 'The home page', route: list, why }];
  return { title, route: list, needsAttention };
}

function offerSummary(db: Queries, title: string, kind: OfferKind): Summary {
  const route = offerTypes[kind].list;
  const all = listEntries(db, offerTypes[kind]);
  const rows = all.sort((one, other) => +other.updatedAt - +one.updatedAt);
  const drafts = rows.filter((row) => row.status === 'draft');
  const withoutAlt = rows.filter(({ picture }) => picture?.alt === '');
  const formOf = (row: { id: number }) => `${route}/${row.id}`;
  return {
    title,
    route,
    needsAttention: [
      ...(rows.length > drafts.length ? [] : [{ title, route, why: 'has nothing published yet' }]),
      ...drafts.map((row) => ({ title: row.name, route: formOf(row), why: 'is a draft' })),
      ...withoutAlt.map((row) => ({
        title: row.name,
        route: fileManager,
        otherwise: formOf(row),
        why: 'has a picture without alternative text',
      })),
    ],
  };
}

export function firstStep({ db }: Pick<SummaryContext, 'db'>): FirstStep[] {
  const products = shownProducts(db).all();
  return [
    {
      key: 'product',
      title: 'First product',
      why: 'Add one, or change a sample and publish it.',
      route: offerTypes.packaging.list,
      done: ownProduct(db).get() !== undefined,
    },
    {
      key: 'photos',
      title: 'Five photographs',
      why: 'Of one product: from the front, open, in use, stacked, on the machine. Until it has a photograph, its page says that it shows a drawing.',
      route: [offerTypes.packaging.list, ...products.slice(0, 1).map(({ id }) => id)].join('/'),
      done: products.some(({ fileId, pictures }) => countPhotos(db, [fileId, ...pictures]) >= 5),
    },
    // Not every company has one: removing our samples is enough.
    {
      key: 'certificates',
      title: 'Certificates',
      why: 'Publish the ones you have, and delete our samples.',
      route: certificateType.list,
      done: !hasSamples(db, certificateType),
      // The home page leaves the section out as long as none is published.
      ...(publishedCertificates(db).length === 0 && {
        skipLabel: 'We have no certificates: hide the section',
      }),
    },
  ];
}
