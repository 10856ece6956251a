import type { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#tests/house.ts';
import { appRouter } from './router.ts';

// Who may call what. A procedure that stands in none of these is for administrators: a new one that forgets its
// guard fails here.
const forEverybody = [
  'banner.getPage',
  'blog.getPage',
  'blog.read',
  'catalog.get',
  'catalog.getDownload',
  'footerLink.getAll',
  'gallery.getPage',
  'homeClient.getPage',
  'packaging.getBySlug',
  'packaging.getPage',
  'search.getPage',
  'service.getBySlug',
  'service.getPage',
];
const forClients = [
  'blog.*',
  'catalog.*',
  'file.*',
  'gallery.*',
  'galleryType.getAll',
  'site.get',
  'site.getSummary',
  'user.changePassword',
];

let site: TestHouse;
beforeAll(async () => {
  site = await openTestHouse();
});
afterAll(() => site.close());

const paths = Object.keys(appRouter._def.procedures);
const among = (path: string, list: string[]) =>
  list.includes(path) || list.includes(`${path.split('.')[0]}.*`);

/** The code that a call without input ends with. A refused person gets it before any input is looked at. */
async function outcome(api: object, path: string): Promise<string> {
  const procedure = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], api);
  try {
    await (procedure as (input: unknown) => Promise<unknown>)({ nonsense: true });
    return 'OK';
  } catch (error) {
    return (error as TRPCError).code;
  }
}

test.each(paths)('%s is called by those who may and refused to everybody else', async (path) => {
  const open = among(path, forEverybody);
  const refused = ['UNAUTHORIZED', 'FORBIDDEN'];
  if (open) expect(refused).not.toContain(await outcome(site.guest, path));
  else expect(await outcome(site.guest, path)).toBe('UNAUTHORIZED');
  if (open || among(path, forClients)) expect(refused).not.toContain(await outcome(site.client, path));
  else expect(await outcome(site.client, path)).toBe('FORBIDDEN');
  expect(refused).not.toContain(await outcome(site.administrator, path));
});

type Declared = Record<string, { _def: { type: string; meta?: object } }>;
const procedures = Object.entries(appRouter._def.procedures as unknown as Declared);
const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation');

test.each(mutations)('%s declares whether it changes what visitors see', (_path, { _def }) => {
  expect(_def.meta).toEqual({ changesPublic: expect.any(Boolean) });
});
