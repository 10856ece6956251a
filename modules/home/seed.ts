import type { AddPicture, SeedTools } from '#server/module.ts';
import { starterBanners } from './starter/banners.ts';
import { starterClients } from './starter/clients.ts';
import type { StarterOffer } from './starter/offer.ts';
import { boxes } from './starter/packaging-boxes.ts';
import { protection } from './starter/packaging-protection.ts';
import { richTextOf } from './starter/rich-text.ts';
import { starterServices } from './starter/services.ts';
import { banners, clients, packaging, packagingPictures, servicePictures, services } from './tables.ts';

/** Starter content: banners, packaging products, services and clients, with their pictures. */
export function seed(tools: SeedTools): void {
  seedBanners(tools);
  seedPackaging(tools);
  seedServices(tools);
  seedClients(tools);
}

function seedBanners({ db, addPicture }: SeedTools) {
  starterBanners.forEach(({ slug, ...banner }, index) => {
    db.insert(banners)
      .values({ ...banner, fileId: addPicture(slug), position: index + 1 })
      .run();
  });
}

function seedPackaging({ db, addPicture }: SeedTools) {
  [...boxes, ...protection].forEach((product, index) => {
    const row = { ...rowOf(product, addPicture), position: index + 1 };
    const { id } = db.insert(packaging).values(row).returning({ id: packaging.id }).get();
    db.insert(packagingPictures)
      .values(furtherPictures(product, id, addPicture))
      .run();
  });
}

function seedServices({ db, addPicture }: SeedTools) {
  starterServices.forEach((service, index) => {
    const row = { ...rowOf(service, addPicture), icon: service.icon, position: index + 1 };
    const { id } = db.insert(services).values(row).returning({ id: services.id }).get();
    db.insert(servicePictures)
      .values(furtherPictures(service, id, addPicture))
      .run();
  });
}

function seedClients({ db, addPicture }: SeedTools) {
  starterClients.forEach(({ slug, name }, index) => {
    const website = `https://${slug}.example`;
    db.insert(clients)
      .values({ name, website, fileId: addPicture(slug), position: index + 1 })
      .run();
  });
}

function furtherPictures({ pictures }: StarterOffer, ownerId: number, addPicture: AddPicture) {
  return pictures.map((slug, index) => ({ ownerId, fileId: addPicture(slug), position: index + 1 }));
}

function rowOf(offer: StarterOffer, addPicture: AddPicture) {
  const { slug, name, summary, text, specification } = offer;
  return {
    slug,
    name,
    summary,
    text: richTextOf(text),
    specification: specification.map(([label, value]) => ({ label, value })),
    fileId: addPicture(slug),
    status: 'published' as const,
  };
}
