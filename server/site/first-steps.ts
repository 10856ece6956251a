import { readBrand } from '../brand/read-brand.ts';
import type { FirstStep } from '../module/summary.ts';
import type { Context } from '../trpc.ts';
import { fromModules } from './modules.ts';

const brandScreen = '/only-us/global-setting/brand';
// A site that has gone without one of the steps for so long does so on purpose.
const newFor = 90 * 24 * 60 * 60_000;

/** What administrators of a new site do first, with what is done already; nothing once all of it is. */
export function firstStepsFor(context: Context): FirstStep[] {
  const { db, user, settings, now } = context;
  if (user?.role !== 'administrator') return [];
  if (now().getTime() - settings.createdAt.getTime() > newFor) return [];
  const { logo, color, phone, email, hours } = readBrand(db);
  const steps = [
    {
      title: 'Logo and colour',
      why: 'It should look like you, not like a sample.',
      route: brandScreen,
      done: logo !== null || color !== '',
    },
    {
      title: 'Contact and hours',
      why: 'Let customers know how and when to reach you.',
      route: brandScreen,
      done: (phone !== '' || email !== '') && hours.some((day) => day !== null),
    },
    ...fromModules('firstStep').map((step) => step(context)),
    {
      title: 'Go live',
      why: 'Until then, the site is closed to visitors.',
      route: null,
      done: !settings.maintenance,
    },
  ];
  return steps.every(({ done }) => done) ? [] : steps;
}
