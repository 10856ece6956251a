import { and, eq, inArray } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { entrySummary } from '#server/content/entry-summary.ts';
import { hasSamples } from '#server/content/samples.ts';
import { entryVersions } from '#server/content/tables.ts';
import type { FirstStep, Summary, SummaryContext } from '#server/site/points.ts';
import { offerTypes } from './offers/offers.ts';
import { countPhotos } from './offers/photos.ts';
import { listedOffers } from './offers/published.ts';
import { publishedBanners, publishedCertificates, publishedClients } from './published.ts';
import { bannerType, certificateType, clientType, offers } from './tables.ts';

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

export function summary(context: SummaryContext): Summary[] {
  const why = 'has nothing published yet';
  const named = (title: string) => ({ title, empty: { title, why } });
  return [
    listSummary(bannerType, 'Banner', publishedBanners(context), 'has no published banner'),
    entrySummary(context, offerTypes.packaging, named('Packaging')),
    entrySummary(context, offerTypes.service, named('Service')),
    listSummary(clientType, 'Client', publishedClients(context.db), 'names no clients yet'),
  ];
}

function listSummary({ list }: { list: string }, title: string, shown: object[], why: string): Summary {
  const needsAttention = shown.length > 0 ? [] : [{ title: 'The home page', route: list, why }];
  return { title, route: list, needsAttention };
}

export function firstStep({ db }: Pick<SummaryContext, 'db'>): FirstStep[] {
  const products = listedOffers(db).filter(({ kind }) => kind === 'packaging');
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
      route: [offerTypes.packaging.list, ...products.slice(0, 1).flatMap(({ id }) => [id, 'photos'])].join(
        '/',
      ),
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
