import { afterEach, beforeEach } from 'vitest';
import { offer } from '#server/module/point.ts';
import { registerModules, type SiteModule, siteModules } from '#server/module/registry.ts';
import { type Visit, visits } from '#server/visits/points.ts';

/** The visits of each test, as modules get them. The site is opened by the test, or has had none before. */
export function visitsOfEachTest(): Visit[] {
  const heard: Visit[] = [];
  const listener: SiteModule = {
    name: 'listener',
    offers: [offer(visits, () => (visit) => void heard.push(visit))],
  };
  beforeEach(() => registerModules([...siteModules, listener]));
  afterEach(() => {
    heard.length = 0;
    registerModules(siteModules.filter((each) => each !== listener));
  });
  return heard;
}
