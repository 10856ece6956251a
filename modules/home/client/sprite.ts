import type { Queries } from '#database/client.ts';
import type { ShownPicture } from '#database/shown-picture.ts';
import { spriteAddress } from '#server/files/sprite-address.ts';
import type { Sprite } from '#server/site/points.ts';
import { clientsInOrder } from './published.ts';

const name = 'clients';
// More would make the first view heavy; other logos load one by one.
const maxLogos = 20;

/** The logos in one file, because ten requests right below the hero would delay everything after them. */
export const logoSprite: Sprite = {
  name,
  width: 270,
  height: 90,
  pictures: ({ db }) => pictures(clientsInOrder(db).all()),
};

/** The clients for the home page, and the sprite with the first `count` logos. */
export function clientsWithSprite(db: Queries) {
  const clients = clientsInOrder(db).all();
  const logos = pictures(clients);
  return { clients, sprite: { src: spriteAddress(name, logos), count: logos.length } };
}

function pictures(clients: { picture: ShownPicture }[]): string[] {
  return clients.slice(0, maxLogos).map(({ picture }) => picture.filename);
}
