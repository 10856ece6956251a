import { describe, expect, test } from 'vitest';
import type { SessionUser } from '#lib/session-user.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import type { Summary } from './points.ts';
import { summariesFor } from './summary.ts';

const site = siteOfAllTests();

const ofNobody = '/only-us/an-area-without-sidebar-entry';

const contextOf = (user: SessionUser) => ({ ...site.services, user, weeks: [] });

function area(route: string, elsewhere: string) {
  const summary: Summary = {
    title: 'Area',
    route,
    needsAttention: [
      { title: 'Kotak', why: 'is a draft', route: `${route}/12` },
      { title: '1 box', why: 'is a draft', route: elsewhere },
    ],
  };
  return () => summary;
}

describe('the dashboard', () => {
  test('shows only pages in this person’s sidebar', () => {
    const areas = [area('/only-us/dashboard', ofNobody), area(ofNobody, '/only-us/dashboard')];
    const summaries = summariesFor(contextOf(site.people.budi), areas);
    expect(summaries.map((summary) => summary.route)).toEqual(['/only-us/dashboard']);
    expect(summaries[0]?.needsAttention.map((item) => item.route)).toEqual(['/only-us/dashboard/12']);
  });

  test('ignores a route that only starts with the same letters', () => {
    expect(summariesFor(contextOf(site.people.sari), [area('/only-us/dashboards', ofNobody)])).toEqual([]);
  });

  test('shows administrators everything that clients see', async () => {
    const { areas } = await site.client.site.getSummary();
    const seenByAdministrator = (await site.administrator.site.getSummary()).areas;
    for (const { title } of areas) expect(seenByAdministrator.map((each) => each.title)).toContain(title);
  });
});
