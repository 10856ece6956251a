import { modules } from '#modules/index.ts';
import { reservedAddresses } from '../content/addresses.ts';
import { offerBlock } from '../content/blocks.ts';
import { fromModules, registerModules, siteModules } from '../module/registry.ts';

// Imported by what starts a process: the API, the commands, the tests.
registerModules(modules);

for (const { name, blocks = [] } of siteModules) {
  for (const block of blocks) offerBlock(`${name}.${block.name}`, block);
}
for (const { route } of fromModules('menu').flatMap((menu) => menu.public ?? []))
  reservedAddresses.add(route);
for (const path of fromModules('addresses').flat()) reservedAddresses.add(path);
for (const { path } of fromModules('downloads').flat()) reservedAddresses.add(path);
for (const { path } of fromModules('forms').flat()) reservedAddresses.add(path);
