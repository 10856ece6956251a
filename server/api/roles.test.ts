import type { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { type Action, type Area, may, type Right, rights } from '#lib/rights.ts';
import { callersOf } from '#tests/entry-checks.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { appRouter } from '../router.ts';

// A procedure's kind (trpc.ts) declares who may call it; these tests try it.
const site = siteOfAllTests();

type Access = 'everybody' | { action: Action; areas: Area[] };
interface Declared {
  _def: { type: 'query' | 'mutation'; meta?: { access?: Access; changesPublic?: boolean } };
}
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation');

const people = ['guest', 'client', ...rights, 'administrator'] as const;
type Who = (typeof people)[number];

const apiOf = (who: Who) => (isRight(who) ? site.withRight(who) : site[who]);
const isRight = (who: Who): who is Right => (rights as readonly string[]).includes(who);

/** Does the table let them call it? */
function isAllowed(who: Who, access: Access): boolean {
  if (access === 'everybody') return true;
  if (who === 'guest') return false;
  const person = isRight(who) ? ({ role: 'client', right: who } as const) : { role: who };
  return access.areas.some((area) => may(person, access.action, area));
}

/** The error code of a call with nothing but a status. Permission is checked before the input. */
async function outcome(api: object, path: string): Promise<string> {
  const procedure = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], api);
  try {
    await (procedure as (input: unknown) => Promise<unknown>)({ nonsense: true, status: 'draft' });
    return 'OK';
  } catch (error) {
    return (error as TRPCError).code;
  }
}

test.each(procedures)(
  '%s is allowed to whom the table of rights says, and refused to others',
  async (path, { _def }) => {
    const access = _def.meta?.access as Access;
    for (const who of people) {
      const code = await outcome(apiOf(who), path);
      const refused = ['UNAUTHORIZED', 'FORBIDDEN'];
      if (isAllowed(who, access)) expect(refused, who).not.toContain(code);
      else expect(code, who).toBe(who === 'guest' ? 'UNAUTHORIZED' : 'FORBIDDEN');
    }
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
  ['palette', { client: some }],
  ['redirect', {}],
  ['search', { everybody: ['getPage'] }],
  [
    'site',
    {
      client: [
        ...['checkBeforePublishing', 'get', 'getCalendar', 'getNextTranslation', 'getOpenTranslations'],
        ...['getSummary', 'getUnread'],
      ],
    },
  ],
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
