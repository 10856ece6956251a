import { type APIRequestContext, expect, test } from '@playwright/test';
import { mayWith, type Right, rights } from '#lib/rights.ts';
import { addAccount } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { signIn } from '#tests/sign-in.ts';
import { rowsIn } from '#tests/site-rows.ts';

// Every page of what isn't public, for every right. The other ways that lead to a draft are in server/content/public-entry.test.ts.

const site = ownSite();
const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000);

interface Draft {
  type: string;
  id: number;
  area: 'content' | 'pages';
  path: string;
}

/** The first entry of each type, as a draft that is to be published in an hour. */
function drafts(): Draft[] {
  const found = rowsIn<Omit<Draft, 'area'>>(
    site,
    "select type, entry as id, path from addresses where state = 'current' and type in ('blog', 'catalog', 'page', 'packaging', 'service') group by type",
  );
  const tables: Record<string, string> = { blog: 'blog_posts', catalog: 'catalogs', page: 'pages' };
  return found.map((draft) => {
    const { type, id } = draft;
    rowsIn(site, `update ${tables[type] ?? 'home_offers'} set status = 'draft' where id = ?`, id);
    rowsIn(
      site,
      "insert into entry_schedules (type, entry, action, at) values (?, ?, 'publish', ?)",
      type,
      id,
      Date.now() + 3_600_000,
    );
    return { ...draft, area: type in { blog: 1, catalog: 1 } ? 'content' : 'pages' };
  });
}

async function statusesOf(request: APIRequestContext, paths: string[], headers: Record<string, string>) {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await request.get(site.url + path, { headers })).status());
  return statuses;
}

test('drafts and other days are seen by those who may read their type, and by nobody else', {
  tag: '@long',
}, async ({ request }) => {
  await addAccount(site, budi);
  const all = drafts();
  expect(all).toHaveLength(5);
  const session = await signIn(site.url, budi);
  const day = `vinci.future=${inAWeek.toISOString()}`;
  const paths = all.map(({ path }) => path);
  const expected = (sees: (draft: Draft) => boolean) => all.map((draft) => (sees(draft) ? 200 : 404));
  const clients: (Right | null)[] = [null, ...rights];
  for (const right of clients) {
    rowsIn(site, "update users set right = ? where role = 'client'", right);
    const seen = expected((draft) => mayWith({ role: 'client', right }, 'read', draft));
    expect(await statusesOf(request, paths, { Cookie: session }), `${right}`).toEqual(seen);
    const then = await statusesOf(request, paths, { Cookie: `${session}; ${day}` });
    expect(then, `${right}, later`).toEqual(seen);
  }
  for (const Cookie of ['', day])
    expect(await statusesOf(request, paths, { Cookie })).toEqual(expected(() => false));
  rowsIn(site, "update users set right = 'editor' where role = 'client'");
  rowsIn(site, "insert into second_factor_rules (role, since) values ('client', ?)", Date.now() + 60_000);
  for (const Cookie of [session, `${session}; ${day}`])
    expect(await statusesOf(request, paths, { Cookie })).toEqual(expected(() => false));
});
