import type { SeedTools } from '#server/module.ts';
import { bannerScenes } from './scenes/banners.ts';
import { logos } from './scenes/logos.ts';
import { packagingScenes } from './scenes/packaging.ts';
import { serviceScenes } from './scenes/services.ts';
import { starterBanners } from './starter/banners.ts';
import type { StarterOffer } from './starter/offer.ts';
import { boxes } from './starter/packaging-boxes.ts';
import { protection } from './starter/packaging-protection.ts';
import { richTextOf } from './starter/rich-text.ts';
import { starterServices } from './starter/services.ts';
import { banners, clients, packaging, packagingPictures, services } from './tables.ts';

/** Starter content: banners, packaging products, services and clients, with their drawings. */
export async function seed(tools: SeedTools): Promise<void> {
  await seedBanners(tools);
  await seedPackaging(tools);
  await seedServices(tools);
  await seedClients(tools);
}

async function seedBanners({ db, addPicture }: SeedTools) {
  const fileIds = await drawAll(bannerScenes, addPicture);
  starterBanners.forEach(({ slug, ...banner }, index) => {
    db.insert(banners)
      .values({ ...banner, fileId: fileIds.get(slug) ?? 0, position: index + 1 })
      .run();
  });
}

async function seedPackaging({ db, addPicture }: SeedTools) {
  const fileIds = await drawAll(packagingScenes, addPicture);
  [...boxes, ...protection].forEach((product, index) => {
    const row = { ...rowOf(product, fileIds), position: index + 1 };
    const { id } = db.insert(packaging).values(row).returning({ id: packaging.id }).get();
    product.pictures?.forEach((slug, place) => {
      db.insert(packagingPictures)
        .values({ ownerId: id, fileId: fileIds.get(slug) ?? 0, position: place + 1 })
        .run();
    });
  });
}

async function seedServices({ db, addPicture }: SeedTools) {
  const fileIds = await drawAll(serviceScenes, addPicture);
  starterServices.forEach((service, index) => {
    db.insert(services)
      .values({ ...rowOf(service, fileIds), icon: service.icon, position: index + 1 })
      .run();
  });
}

async function seedClients({ db, addPicture }: SeedTools) {
  for (const [index, { slug, name, alt, draw }] of logos.entries()) {
    const fileId = await addPicture(draw(), { name: `${slug}.png`, alt });
    const website = `https://${slug}.example`;
    db.insert(clients)
      .values({ name, website, fileId, position: index + 1 })
      .run();
  }
}

interface Drawing {
  slug: string;
  alt: string;
  draw: () => string;
}

/** Stores drawings; gives the ids of their files by their slugs. */
async function drawAll(drawings: readonly Drawing[], addPicture: SeedTools['addPicture']) {
  const fileIds = new Map<string, number>();
  for (const { slug, alt, draw } of drawings) {
    fileIds.set(slug, await addPicture(draw(), { name: `${slug}.jpg`, alt }));
  }
  return fileIds;
}

function rowOf(offer: StarterOffer, fileIds: Map<string, number>) {
  const { slug, name, summary, text, specification } = offer;
  return {
    slug,
    name,
    summary,
    text: richTextOf(text),
    specification: specification.map(([label, value]) => ({ label, value })),
    fileId: fileIds.get(slug) ?? 0,
    status: 'published' as const,
  };
}
