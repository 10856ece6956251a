import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#database/tables.ts';
import { mayWith, type Right, rights } from '#lib/rights.ts';
import { minute } from '#tests/clock.ts';
import { budi, sari } from '#tests/people.ts';
import { secondFactorRules } from '../auth/tables.ts';
import type { EntryType } from '../module/entry-type.ts';
import { appRouter } from '../router.ts';
import { setMaintenance } from '../site/settings.ts';
import { type ContentSite, openContentSite, typesWithPage } from './test-entries.ts';
import { noteType } from './test-note.ts';

// What isn't public yet is seen by those who may read its type in the back office, by every way that leads to it. The pages
// themselves and other days are in tests/whole-site/drafts.spec.ts.

let site: ContentSite;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-drafts-'));
  site = await openContentSite({ file: path.join(folder, 'vinci.db') });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const declared = typesWithPage.filter(([, type]) => type !== noteType);
const clients: (Right | null)[] = [null, ...rights];

/** Reads the page of a draft, as visitors do. */
function read(api: object, type: EntryType, id: number): Promise<unknown> {
  const names = [`${type.name}.read`, `${type.name}.getBySlug`];
  const [router = '', procedure = ''] =
    names.find((name) => name in appRouter._def.procedures)?.split('.') ?? [];
  const own = (api as Record<string, Record<string, (input: object) => Promise<unknown>>>)[router];
  return own?.[procedure]?.({ slug: site.of(type).row(id).slug }) ?? Promise.reject(new Error('No page.'));
}

const isRead = (api: object, type: EntryType, id: number) =>
  read(api, type, id).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'NOT_FOUND' });
      return false;
    },
  );

const isPreviewed = async (headers: Record<string, string>, type: EntryType, id: number) =>
  (await fetch(`${site.address}/share/${type.name}/${id}`, { headers })).status === 200;

test.each(declared)(
  'a draft is seen by those who may read it, and by nobody else: %s',
  async (_name, type) => {
    const id = await site.of(type).add({ status: 'draft' });
    const headers = { budi: await site.signIn(budi), sari: await site.signIn(sari) };
    for (const right of clients) {
      site.db.update(users).set({ right }).where(eq(users.id, site.people.budi.id)).run();
      const expected = mayWith({ role: 'client', right }, 'read', type);
      const api = right ? site.withRight(right) : site.client;
      expect(await isRead(api, type, id), right ?? 'client').toBe(expected);
      expect(await isPreviewed(headers.budi, type, id), right ?? 'client').toBe(expected);
    }
    expect(await isRead(site.administrator, type, id)).toBe(true);
    expect(await isPreviewed(headers.sari, type, id)).toBe(true);
    expect(await isRead(site.guest, type, id)).toBe(false);
    expect(await isPreviewed({}, type, id)).toBe(false);
  },
);

const [first] = declared;
test.skipIf(!first)('a preview link shows the closed site, and no draft', async () => {
  const type = first?.[1] as EntryType;
  const id = await site.of(type).add({ status: 'draft' });
  const { url } = await site.administrator.site.createPreviewLink();
  const cookie = (await fetch(url, { redirect: 'manual' })).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(cookie).toMatch(/^vinci\.preview=/);
  expect(await isPreviewed({ Cookie: cookie }, type, id)).toBe(false);
});

test('whoever still has to set up a second factor is a visitor, also while calls are let through', async () => {
  const drafts = await Promise.all(
    declared.map(async ([, type]) => ({ type, id: await site.of(type).add({ status: 'draft' }) })),
  );
  const browser = await site.signedIn(sari);
  await site.administrator.secondFactor.require({ role: 'administrator', isRequired: true });
  // Signed in before it became required, and after.
  for (const since of [new Date(Date.now() + minute), new Date(0)]) {
    site.db.update(secondFactorRules).set({ since }).run();
    const api = await site.apiOf(browser);
    const headers = { Cookie: browser.cookieHeader() ?? '' };
    for (const { type, id } of drafts) {
      expect(await isRead(api, type, id)).toBe(false);
      expect(await isPreviewed(headers, type, id)).toBe(false);
    }
  }
  setMaintenance(site.db, true);
  await expect((await site.apiOf(browser)).search.getPage({ query: 'palet' })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
});
