import { modules } from '#modules/index.ts';
import type { Filler, SiteModule } from '#server/module.ts';

/** What a site can be filled with, to try out its size. */
export const fillers: Filler[] = (modules as readonly SiteModule[]).flatMap(({ filler }) => filler ?? []);
