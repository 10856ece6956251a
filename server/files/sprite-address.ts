import { createHash } from 'node:crypto';

export const spriteRoute = '/api/images/sprites';

/** The address of a sprite with these pictures (stored names). Another one when they change, so it is cached forever. */
export function spriteAddress(name: string, pictures: string[]): string {
  return `${spriteRoute}/${name}?v=${spriteVersion(pictures)}`;
}

/** Depends on the pictures and their order. */
export function spriteVersion(pictures: string[]): string {
  return createHash('sha256').update(pictures.join()).digest('hex').slice(0, 8);
}
