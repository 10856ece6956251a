import { modules } from '#modules/index.ts';
import { reservedAddresses } from './content/addresses.ts';
import { offerBlock } from './content/blocks.ts';
import { ownAddresses, pageBlocks, publicAreas } from './content/points.ts';
import { forms } from './forms/points.ts';
import { endpoints } from './http/points.ts';
import { offered, offeredBy, registerModules } from './module/registry.ts';
import { downloads } from './site/points.ts';

// Imported by every entry point: the API, commands and tests.
registerModules(modules);

for (const { module, offer } of offeredBy(pageBlocks)) offerBlock(`${module.name}.${offer.name}`, offer);
for (const { route } of offered(publicAreas)) reservedAddresses.add(route);
for (const path of offered(ownAddresses)) reservedAddresses.add(path);
for (const { path } of [...offered(downloads), ...offered(forms), ...offered(endpoints)])
  reservedAddresses.add(path);
