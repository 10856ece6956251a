import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { hasSamples } from '#server/content/samples.ts';
import { entryVersions } from '#server/content/tables.ts';
import type { FirstStep, Summary, SummaryContext } from '#server/site/points.ts';
import { certificateType } from './entry-types.ts';
import { offerTypes } from './offers/offers.ts';
import { offerRoutes } from './offers/paths.ts';
import type { OfferKind } from './offers/type.ts';
import { banners, clients, offers } from './tables.ts';

// Where people write alternative texts.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

const queries = preparedQuery((db) => {
  const { id, name, kind, status, updatedAt } = offers;
  const { type, entry, how } = entryVersions;
  const byPeople = and(eq(type, offerTypes.packaging.name), inArray(how, ['published', 'scheduled']));
  return {
    banner: db.select({ id: banners.id }).from(banners).where(eq(banners.status, 'published')).limit(1),
    offers: db
      .select({ id, name, status, updatedAt, alt: files.alt })
      .from(offers)
      .leftJoin(files, eq(files.id, offers.fileId))
      .where(eq(kind, sql.placeholder('kind')))
      .orderBy(desc(updatedAt)),
    client: db.select({ id: clients.id }).from(clients).limit(1),
    // A sample counts once somebody edited it: until then it has no history.
    product: db
      .select({ id })
      .from(offers)
      .innerJoin(entryVersions, and(eq(entry, id), byPeople))
      .where(and(eq(kind, 'packaging'), eq(status, 'published')))
      .limit(1),
  };
});

export function summary({ db }: SummaryContext): Summary[] {
  return [
    bannerSummary(db),
    offerSummary(db, 'Packaging', 'packaging'),
    offerSummary(db, 'Service', 'service'),
    clientSummary(db),
  ];
}

function bannerSummary(db: Queries): Summary {
  const route = '/only-us/home/banner';
  const published = queries(db).banner.get();
  return {
    title: 'Banner',
    route,
    needsAttention: published ? [] : [{ title: 'The home page', route, why: 'has no published banner' }],
  };
}

function offerSummary(db: Queries, title: string, kind: OfferKind): Summary {
  const route = offerRoutes[kind];
  const rows = queries(db).offers.all({ kind });
  const drafts = rows.filter((row) => row.status === 'draft');
  const withoutAlt = rows.filter((row) => row.alt === '');
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

function clientSummary(db: Queries): Summary {
  const route = '/only-us/home/client';
  const client = queries(db).client.get();
  return {
    title: 'Client',
    route,
    needsAttention: client ? [] : [{ title: 'The home page', route, why: 'names no clients yet' }],
  };
}

export function firstStep({ db }: Pick<SummaryContext, 'db'>): FirstStep[] {
  return [productStep(db), certificateStep(db)];
}

function productStep(db: Queries): FirstStep {
  const product = queries(db).product.get();
  return {
    title: 'First product',
    why: 'Add one, or change a sample and publish it.',
    route: offerRoutes.packaging,
    done: product !== undefined,
  };
}

// Not every company has one: removing our samples is enough.
function certificateStep(db: Queries): FirstStep {
  return {
    title: 'Certificates',
    why: 'Publish the ones you have, and delete our samples.',
    route: '/only-us/home/certificate',
    done: !hasSamples(db, certificateType),
  };
}
