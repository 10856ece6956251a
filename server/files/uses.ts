import { TRPCError } from '@trpc/server';
import type { Queries } from '#database/client.ts';
import { modules } from '#modules/index.ts';
import type { FileUse, SiteModule } from '../module.ts';

const askedAtOnce = 1000;

/** Where these files are used, as the modules tell it. */
export function usesOf(db: Queries, fileIds: number[]): FileUse[] {
  const uses: FileUse[] = [];
  for (let from = 0; from < fileIds.length; from += askedAtOnce) {
    const asked = fileIds.slice(from, from + askedAtOnce);
    for (const module of modules as readonly SiteModule[]) uses.push(...(module.fileUses?.(db, asked) ?? []));
  }
  return uses;
}

/** Throws CONFLICT, with the places, when a file is used. */
export function refuseWhileUsed(db: Queries, fileId: number): void {
  const places = usesOf(db, [fileId]).map(({ title, route }) => `“${title}” (${route})`);
  if (places.length === 0) return;
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const message = `This file is used by ${places.slice(0, 3).join(', ')}${more}. Choose another picture there first.`;
  throw new TRPCError({ code: 'CONFLICT', message });
}
