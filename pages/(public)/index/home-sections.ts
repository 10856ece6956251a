import { modules } from '#modules/index.ts';
import type { HomeSection, SiteModule } from '#server/module.ts';

const all: readonly SiteModule[] = modules;

/** The sections that the modules bring, in their order. */
export const homeSections: HomeSection[] = all
  .flatMap((module) => module.homeSections ?? [])
  .sort((one, other) => one.order - other.order);
