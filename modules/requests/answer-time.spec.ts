import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { brands } from '#database/tables.ts';
import { ownSite } from '#tests/own-site.ts';
import { requestEvents, requests } from './tables.ts';

const site = ownSite();

test('visitors read how soon most requests were answered, beside what is promised', async ({ page }) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const always = { opens: '00:00', closes: '23:59' };
  db.update(brands)
    .set({ hours: Array(7).fill(always), answerTime: 'hours4' })
    .run();
  await page.goto(`${site.url}/contact`);
  await expect(page.getByText('Kami balas dalam 4 jam kerja.')).toBeVisible();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const createdAt = minutesAgo(120);
  for (let number = 1; number <= 10; number += 1) {
    const unique = { reference: `7K3M-9P${number}`, formKey: `form ${number}`, contentKey: `${number}` };
    const texts = {
      email: '',
      productPath: '',
      productName: '',
      quantity: '',
      city: '',
      note: '',
      company: '',
    };
    const person = { name: 'Dewi', phone: '6281234567890', language: 'id', consent: '' } as const;
    const row = { ...unique, ...texts, ...person, state: 'won' as const, suspicions: [], createdAt };
    const { id } = db.insert(requests).values(row).returning({ id: requests.id }).get();
    db.insert(requestEvents)
      .values({ requestId: id, kind: 'replied', text: 'call', at: minutesAgo(20) })
      .run();
  }
  db.$client.close();
  await page.goto(`${site.url}/contact`);
  await expect(page.getByText('Kami balas dalam 4 jam kerja, biasanya dalam 1 jam 40 menit.')).toBeVisible();
});
