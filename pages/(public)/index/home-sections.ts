import { modules } from '#modules/index.ts';
import type { HomeSection } from '#server/module/home-section.ts';
import type { SiteModule } from '#server/module/site-module.ts';

const all: readonly SiteModule[] = modules;

export const homeSections: HomeSection[] = all
  .flatMap((module) => module.homeSections ?? [])
  .sort((one, other) => one.order - other.order);
