import { modules } from '#modules/index.ts';
import { reservedAddresses } from '../content/addresses.ts';
import { offeredBlocks } from '../content/blocks.ts';
import type { SiteModule } from '../module/site-module.ts';

/** The modules, all of the same type. `modules/index.ts` has each with its own type. */
export const siteModules: readonly SiteModule[] = modules;

/** The modules' offers of one kind, in the order of the module list: `fromModules('feed')` returns every feed. */
export function fromModules<Name extends keyof SiteModule>(name: Name): NonNullable<SiteModule[Name]>[] {
  return siteModules.map((module) => module[name]).filter((offer) => offer !== undefined);
}

for (const { name, blocks = [] } of siteModules) {
  for (const block of blocks) offeredBlocks.set(`${name}.${block.name}`, block);
}
for (const { route } of fromModules('menu').flatMap((menu) => menu.public ?? []))
  reservedAddresses.add(route);
for (const path of fromModules('addresses').flat()) reservedAddresses.add(path);
for (const { path } of fromModules('downloads').flat()) reservedAddresses.add(path);
for (const { path } of fromModules('forms').flat()) reservedAddresses.add(path);
