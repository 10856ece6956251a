import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPreviewDatabase } from '../../lens/preview-database.ts';
import { screenOf } from '../../module/entry-type.ts';
import { getEntry } from '../read-entry.ts';
import { type ContentSite, openContentSite, refused, types, typesWithPage } from '../test-entries.ts';
import { noteType } from '../test-note.ts';

const aWeek = 7 * 24 * 60 * 60 * 1000;

let site: ContentSite;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vinci-share-'));
  site = await openContentSite({ file: path.join(folder, 'vinci.db') });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});
// What was said or guessed before is long ago for the limits.
beforeEach(() => site.letPass(aWeek));

const visit = (url: string) => fetch(url, { redirect: 'manual' });
const say = (url: string, form: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual', headers });
const locationOf = (answer: Response) => answer.headers.get('location');

describe.each(typesWithPage)('a shared preview: %s', (_name, type) => {
  const sari = () => site.of(type);
  const share = async (more = {}) => {
    const id = await sari().add({ status: 'draft', ...more });
    return { ...(await sari().content.share({ id })), id };
  };

  test('is a page for anybody who has the link, and for no search engine', async () => {
    const { url, expiresAt } = await share();
    expect(expiresAt).toEqual(new Date(site.now().getTime() + aWeek));
    const answer = await visit(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('shows the working copy in its place, and only what is valid in it', async () => {
    const { add, type: typeIn, title, other, row, titleOf } = sari();
    const id = await add();
    await typeIn(id, { ...title(''), ...other('Baru'), slug: 'lain' });
    const preview = await openPreviewDatabase(site.db, type, id, site.now());
    const expected = { ...title(titleOf(id)), ...other('Baru'), slug: row(id).slug };
    expect(getEntry(preview, type, id)).toMatchObject(expected);
    expect(() => preview.delete(type.table).run()).toThrow();
    preview.$client.close();
    expect(Object.values(row(id))).not.toContain('Baru');
  });

  test('ends after seven days, when it is revoked, and when the entry is deleted', async () => {
    const [one, two, three] = [await share(), await share(), await share()];
    const [link] = (await sari().content.getShares({ id: one.id })).links;
    await sari().content.revokeShare({ id: one.id, linkId: link?.id ?? 0 });
    await sari().delete({ id: two.id });
    for (const { url } of [one, two]) expect((await visit(url)).status).toBe(410);
    expect((await visit(three.url)).status).toBe(200);
    site.letPass(aWeek);
    const answer = await visit(three.url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Tautannya kedaluwarsa atau sudah dicabut.');
    expect((await say(three.url, { kind: 'approval' })).status).toBe(410);
  });

  test('of a draft leads to the live page for good once that is published, and shows no later changes', async () => {
    const { id, url } = await share();
    const toLivePage = async () => {
      for (const answer of [await visit(url), await say(url, { kind: 'approval' })])
        expect(locationOf(answer)).toBe(type.address?.(sari().row(id)));
    };
    site.letPass(60_000);
    await sari().publish({ id });
    await toLivePage();
    await sari().type(id, sari().title('Lagi'));
    await toLivePage();
    await sari().save(id, { slug: `baru-${type.name.toLowerCase()}` });
    site.letPass(10 * aWeek);
    await toLivePage();
    await sari().unpublish({ id });
    expect((await visit(url)).status).toBe(410);
  });

  test('of changes leads to the live page while there are none', async () => {
    const { id, url } = await share({ status: 'published' });
    expect(locationOf(await visit(url))).toBe(type.address?.(sari().row(id)));
    await sari().type(id, sari().title('Lagi'));
    expect((await visit(url)).status).toBe(200);
  });

  test('brings what people say to the entry, and to the dashboard until somebody reads it', async () => {
    const { id, url } = await share();
    const answer = await say(url, { kind: 'approval', name: ' Rina ' });
    expect(locationOf(answer)).toMatch(/\?said=sent$/);
    await say(url, { kind: 'comment', text: '<script>alert(1)</script>' });
    expect((await sari().content.getShares({ id })).remarks).toMatchObject([
      { kind: 'comment', name: '', text: '<script>alert(1)</script>', seenAt: null },
      { kind: 'approval', name: 'Rina' },
    ]);
    const unseen = async () => (await site.summary()).remarks;
    const route = screenOf(type, sari().row(id));
    expect(await unseen()).toMatchObject([
      { title: expect.stringContaining(sari().titleOf(id)), route },
      { route },
    ]);
    expect((await site.summary('budi')).remarks).toHaveLength(type.area === 'content' ? 2 : 0);
    await sari().content.seeRemarks({ id });
    expect(await unseen()).toEqual([]);
  });
});

test('what has no page has no preview', async () => {
  for (const [, type] of types.filter(([, each]) => !each.address)) {
    const { add, content } = site.of(type);
    await expect(content.share({ id: await add() })).rejects.toEqual(refused('BAD_REQUEST', 'have no page'));
  }
});

describe('a link to a preview', () => {
  const share = async () => {
    const notes = site.of(noteType);
    const id = await notes.add({ status: 'draft' });
    return { ...(await notes.content.share({ id })), id };
  };

  test('can’t be guessed', async () => {
    const { url } = await share();
    const token = url.slice(url.lastIndexOf('/') + 1);
    const [id, signature = ''] = token.split('.');
    const forged = [
      `${id}.${'A'.repeat(43)}`,
      `1.${signature}`,
      `0${token}`,
      `${id}.${signature.slice(1)}`,
      `${token}x`,
    ];
    for (const each of forged) expect((await visit(`${site.address}/share/${each}`)).status, each).toBe(404);
    for (let each = 0; each < 50; each += 1) await visit(`${site.address}/share/${forged[0]}`);
    expect((await visit(`${site.address}/share/${forged[0]}`)).status).toBe(429);
    expect((await visit(url)).status).toBe(200);
  });

  test('takes nothing from other sites, and nothing that is empty, too long, or too often', async () => {
    const { id, url } = await share();
    const remarks = async () => (await site.of(noteType).content.getShares({ id })).remarks;
    const said = (form: Record<string, string>, headers = {}) =>
      say(url, form, { 'X-Forwarded-For': '198.51.100.7', ...headers });
    const foreign = await said({ kind: 'approval' }, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    const wrong = [
      { kind: 'comment', text: ' ' },
      { kind: 'x', text: '' },
      { kind: 'comment', text: 'x'.repeat(2001) },
    ];
    for (const form of wrong) expect(locationOf(await said(form))).toMatch(/said=empty$/);
    expect((await said({ kind: 'comment', text: 'x'.repeat(20_000) })).status).toBe(413);
    expect(await remarks()).toEqual([]);
    for (let each = 0; each < 25; each += 1) await said({ kind: 'approval' });
    expect(await remarks()).toHaveLength(20);
    expect(locationOf(await said({ kind: 'approval' }))).toMatch(/said=tooMany$/);
  });
});
