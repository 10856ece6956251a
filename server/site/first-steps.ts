import { starterCompany } from '#database/seed/starter-company.ts';
import { may } from '#lib/rights.ts';
import { readBrand } from '../brand/read-brand.ts';
import type { Context } from '../context.ts';
import { offered } from '../module/registry.ts';
import { type FirstStep, firstSteps } from './points.ts';

const brandScreen = '/only-us/global-setting/brand';
const sample = new Set<string>([starterCompany.phone, starterCompany.email, starterCompany.street]);
// Later, missing steps are on purpose.
const newFor = 90 * 24 * 60 * 60_000;

/** The steps for administrators of a new site; none once all are done or skipped. */
export function firstStepsFor(context: Context): (FirstStep & { isSkipped: boolean })[] {
  const { db, user, settings, now } = context;
  if (!may(user, 'manage', 'settings')) return [];
  if (now().getTime() - settings.createdAt.getTime() > newFor) return [];
  const { logo, color, phone, email, street, hours } = readBrand(db);
  // Samples don't count.
  const isReached = [phone, email].some((each) => each && !sample.has(each)) && !sample.has(street);
  const steps: FirstStep[] = [
    {
      key: 'brand',
      title: 'Logo and colour',
      why: 'It should look like you, not like a sample.',
      route: brandScreen,
      done: logo !== null || color !== '',
    },
    {
      key: 'contact',
      title: 'Contact and hours',
      why: 'Replace our sample, so that customers reach you.',
      route: brandScreen,
      done: isReached && hours.some((day) => day !== null),
    },
    ...offered(firstSteps).flatMap((step) => step(context)),
    {
      key: 'live',
      title: 'Go live',
      why: 'Until then, the site is closed to visitors.',
      route: null,
      done: !settings.maintenance,
    },
  ];
  const known = steps.map((step) => ({ ...step, isSkipped: settings.skippedSteps.includes(step.key) }));
  return known.every(({ done, isSkipped }) => done || isSkipped) ? [] : known;
}
