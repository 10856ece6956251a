import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const htmlOf = async (at: string) => (await fetch(site.url + at)).text();

function change(...statements: string[]) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  for (const statement of statements) db.$client.exec(statement);
  db.$client.close();
}

test('the small print and what visitors agree to lead to the page about privacy while it is published', async () => {
  const link = /class="footer-small [^"]*">.*<a href="\/kebijakan-privasi"[^>]*>Kebijakan Privasi<\/a>/;
  expect(await htmlOf('/gallery')).toMatch(link);
  const [, consent = ''] = /class="contact-end">(.*?)<button/s.exec(await htmlOf('/contact')) ?? [];
  expect(consent).toContain('href="/kebijakan-privasi">Kebijakan Privasi</a>');
  change("update pages set status = 'draft' where slug = 'kebijakan-privasi'");
  expect(await htmlOf('/gallery')).not.toMatch(link);
  expect(await htmlOf('/contact')).not.toContain('/kebijakan-privasi');
});

test('an empty list says so, and leads to the chat, to a quote and to the other pages', async () => {
  change("update home_offers set status = 'draft'", "update blog_posts set status = 'draft'");
  const sitemap = await htmlOf('/sitemap.xml');
  for (const at of ['/packaging', '/services', '/blogs']) {
    const html = await htmlOf(at);
    // Search engines get no page without content.
    expect(html, at).toContain('<meta name="robots" content="noindex"');
    expect(sitemap, at).not.toContain(`<loc>${site.url}${at}</loc>`);
    const [, empty = ''] = /class="empty-state">(.*)<\/main>/s.exec(html) ?? [];
    expect(empty, at).toMatch(/<p class="muted">Belum ada .+<\/p>/);
    expect(empty, at).toMatch(/href="https:\/\/wa\.me\/[^"]+"[^>]*>.*WhatsApp/);
    expect(empty, at).toContain('>Minta penawaran</a>');
    expect(empty, at).toContain('href="/catalog"');
    expect(empty, at).not.toContain(`href="${at}"`);
    // Without jobs to apply for, nothing leads to them.
    expect(html, at).not.toContain('Lowongan');
  }
});
