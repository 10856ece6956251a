import { modules } from '#modules/index.ts';
import { offersOf } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { homeSections as point } from '#server/rendering/points.ts';

const all: readonly SiteModule[] = modules;

export const homeSections = all
  .flatMap((module) => offersOf(module, point))
  .sort((one, other) => one.order - other.order);
