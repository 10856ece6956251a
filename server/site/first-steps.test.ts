import { expect, test } from 'vitest';
import { starterCompany } from '#database/seed/starter-company.ts';
import { brand, noHours } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

async function open(by: 'administrator' | 'client' = 'administrator') {
  const { firstSteps } = await site[by].site.getSummary();
  return firstSteps.filter(({ done }) => !done).map(({ title }) => title);
}
const save = async (change: object) => {
  const row = await site.administrator.brand.get();
  await site.administrator.brand.update({ ...valuesOf(brand, row), version: row.version, ...change });
};

test('an administrator’s first steps are ticked by what is there, and untouched by a save of the same', async () => {
  await site.administrator.site.unpublish();
  const all = await open();
  expect(all.slice(0, 2)).toEqual(['Logo and colour', 'Contact and hours']);
  expect(all.at(-1)).toBe('Go live');
  await save({});
  expect(await open()).toEqual(all);
  await save({ color: '#0b5fff', phone: '+62 21 5550 100' });
  expect(await open()).toEqual(all.slice(1));
  const { phone, email, street, hours } = starterCompany;
  await save({ phone, email, street, hours });
  expect(await open()).toEqual(all.slice(1));
  await save({ phone: '+62 21 5550 100', street: 'Jl. Surya 1', hours: noHours });
  await save({ hours: [{ opens: '08:00', closes: '17:00' }, null, null, null, null, null, null] });
  expect(await open()).toEqual(all.slice(2));
  await site.administrator.site.publish();
  expect(await open()).toEqual(all.slice(2, -1));
  await save({ color: '' });
  expect(await open()).toContain('Logo and colour');
});

test('clients, who may do none of them, and old sites have no first steps', async () => {
  expect(await open('client')).toEqual([]);
  expect(await open()).not.toEqual([]);
  const later = new Date(Date.now() + 100 * 24 * 60 * 60_000);
  site.services.now = () => later;
  expect(await open()).toEqual([]);
});
