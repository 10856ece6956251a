import { modules } from '#modules/index.ts';
import type { HomeSection, SiteModule } from '#server/module.ts';

/** The sections that the modules bring, in their order. */
export const homeSections: HomeSection[] = (modules as readonly SiteModule[])
  .flatMap((module) => module.homeSections ?? [])
  .sort((one, other) => one.place - other.place);
