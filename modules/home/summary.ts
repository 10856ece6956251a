import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
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
  const isPublished = eq(banners.status, 'published');
  const published = db.select({ id: banners.id }).from(banners).where(isPublished).limit(1).get();
  return {
    title: 'Banner',
    route,
    needsAttention: published ? [] : [{ title: 'The home page', route, why: 'has no published banner' }],
  };
}

function offerSummary(db: Queries, title: string, kind: OfferKind): Summary {
  const route = offerRoutes[kind];
  const { id, name, status, updatedAt } = offers;
  const rows = db
    .select({ id, name, status, updatedAt, alt: files.alt })
    .from(offers)
    .leftJoin(files, eq(files.id, offers.fileId))
    .where(eq(offers.kind, kind))
    .orderBy(desc(updatedAt))
    .all();
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
  const client = db.select({ id: clients.id }).from(clients).limit(1).get();
  return {
    title: 'Client',
    route,
    needsAttention: client ? [] : [{ title: 'The home page', route, why: 'names no clients yet' }],
  };
}

export function firstStep({ db }: Pick<SummaryContext, 'db'>): FirstStep[] {
  return [productStep(db), certificateStep(db)];
}

// A sample counts once somebody edited it: until then it has no history.
function productStep(db: Queries): FirstStep {
  const { type, entry, how } = entryVersions;
  const byPeople = and(eq(type, offerTypes.packaging.name), inArray(how, ['published', 'scheduled']));
  const product = db
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(entryVersions, and(eq(entry, offers.id), byPeople))
    .where(and(eq(offers.kind, 'packaging'), eq(offers.status, 'published')))
    .limit(1)
    .get();
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
