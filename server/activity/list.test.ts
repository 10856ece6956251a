import { expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';
import { type ActivityFilter, linesOf } from './list.ts';

const site = siteOfAllTests();

const [from, until] = [new Date('2026-01-01'), new Date('2026-02-01')];
const narrowed: ActivityFilter[] = [
  {},
  { person: 'a' },
  { area: 'blog' },
  { person: 'a', area: 'blog' },
  { entry: { type: 'blog', id: '1' } },
  { person: 'a', area: 'blog', entry: { type: 'blog', id: '1' } },
];

test.each(narrowed.flatMap((filter) => [filter, { ...filter, from, until }]))(
  'of a million lines, a page of %j is read from an index, in order',
  (filter) => {
    for (const after of [undefined, { at: from, id: 7 }]) {
      const { sql, params } = linesOf(site.db, filter, after, 50).toSQL();
      const plan = site.db.$client.prepare(`explain query plan ${sql}`).all(...params) as {
        detail: string;
      }[];
      expect(plan.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^(SEARCH|SCAN) activity USING INDEX activity_/),
      ]);
    }
  },
);
