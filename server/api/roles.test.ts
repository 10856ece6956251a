import type { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { callersOf } from '#tests/entry-checks.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { appRouter } from '../router.ts';

// A procedure's kind (trpc.ts) declares who may call it; these tests try it.
const site = siteOfAllTests();

interface Declared {
  _def: { type: 'query' | 'mutation'; meta?: { access?: string; changesPublic?: boolean } };
}
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation');

/** The error code of a call without input. Permission is checked before the input. */
async function outcome(api: object, path: string): Promise<string> {
  const procedure = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], api);
  try {
    await (procedure as (input: unknown) => Promise<unknown>)({ nonsense: true });
    return 'OK';
  } catch (error) {
    return (error as TRPCError).code;
  }
}

test.each(procedures)(
  '%s is allowed for permitted callers and refused to everybody else',
  async (path, { _def }) => {
    const { access } = _def.meta ?? {};
    const refused = ['UNAUTHORIZED', 'FORBIDDEN'];
    if (access === 'everybody') expect(refused).not.toContain(await outcome(site.guest, path));
    else expect(await outcome(site.guest, path)).toBe('UNAUTHORIZED');
    if (access === 'administrator') expect(await outcome(site.client, path)).toBe('FORBIDDEN');
    else expect(refused).not.toContain(await outcome(site.client, path));
    expect(refused).not.toContain(await outcome(site.administrator, path));
  },
);

const some = expect.any(Array);

// Modules say it of their own.
test.each([
  ['account', { client: some }],
  ['brand', {}],
  ['content', { client: some }],
  ['file', { client: some }],
  ['link', { client: some }],
  ['menu', {}],
  ['palette', { client: some }],
  ['redirect', {}],
  ['search', { everybody: ['getPage'] }],
  ['site', { client: ['checkBeforePublishing', 'get', 'getCalendar', 'getSummary', 'getUnread'] }],
  ['statistics', {}],
  ['translation', {}],
  ['user', { client: ['changePassword'] }],
])('only administrators call the procedures of %s, except %j', (router, others) => {
  const { administrator: _, ...rest } = callersOf(router);
  expect(rest).toEqual(others);
});

test('public procedures change nothing', () => {
  const open = procedures.filter(([, { _def }]) => _def.meta?.access === 'everybody');
  expect(open.filter(([, { _def }]) => _def.type !== 'query')).toEqual([]);
});

test('during maintenance public procedures are for staff only, except what the maintenance page shows', async () => {
  const open = procedures.filter(([, { _def }]) => _def.meta?.access === 'everybody').map(([path]) => path);
  await site.administrator.site.unpublish();
  for (const path of open.filter((each) => each !== 'footerLink.getAll')) {
    expect(await outcome(site.guest, path), path).toBe('SERVICE_UNAVAILABLE');
    expect(await outcome(site.client, path), path).not.toBe('SERVICE_UNAVAILABLE');
  }
  await site.administrator.site.publish();
});

test.each(mutations)('%s declares whether it changes public content', (_path, { _def }) => {
  expect(_def.meta?.changesPublic).toEqual(expect.any(Boolean));
});
