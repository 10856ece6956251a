import type { ImportTarget } from '#server/content/import-targets.ts';
import { importTargets } from '#server/content/points.ts';
import { offered } from '#server/module/registry.ts';

/** The type that entries of this kind become, if its module is there. */
export function targetFor(kind: string): ImportTarget | undefined {
  return offered(importTargets).find(({ of }) => of === kind);
}

export function targetOf(area: string): ImportTarget | undefined {
  return offered(importTargets).find(({ type }) => type.name === area);
}
