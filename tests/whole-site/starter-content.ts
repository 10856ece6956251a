import { seeds } from '#database/seed/points.ts';
import { starterPictures } from '#database/seed/starter-pictures.ts';
import { offeredBy } from '#server/module/registry.ts';
import type { TestSite } from '#tests/test-site.ts';

/** Adds what the modules of a new site begin with. */
export async function addStarterContent({ services }: TestSite): Promise<void> {
  for (const { module, offer: fill } of offeredBy(seeds))
    await fill({ ...services, addPicture: starterPictures(services, module.name) });
  services.content.bump();
}
