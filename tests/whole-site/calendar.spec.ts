import { expect, test } from '@playwright/test';
import { localTime } from '#lib/dates.ts';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { rowsIn } from '#tests/site-rows.ts';

const site = ownSite();
const day = 86_400_000;
const timeZone = 'Asia/Jakarta';
const dayOf = (at: Date) => localTime(at, timeZone).slice(0, 10);

function query<Row>(sql: string, ...values: unknown[]): Row {
  return rowsIn<Row>(site, sql, ...values)[0] as Row;
}

test('the calendar shows what goes live and ends, and moves it by dragging and by keys', async ({
  page,
  context,
}) => {
  // The tenth to the twelfth of the next month: the week after them is in the same month.
  const tenth = new Date(`${dayOf(new Date(Date.now() + 31 * day)).slice(0, 7)}-10T02:00:00Z`);
  const banner = query<{ id: number; title: string }>(
    "select id, title from home_banners where status = 'published'",
  );
  query(
    "insert into entry_schedules (type, entry, action, at) values ('banner', ?, 'unpublish', ?)",
    banner.id,
    tenth.getTime(),
  );
  const job = query<{ id: number; title: string }>(
    "select id, title from blog_posts where status = 'published' and category = 'CAREER'",
  );
  query('update blog_posts set closes_at = ? where id = ?', tenth.getTime() + day, job.id);
  const atOf = () =>
    new Date(
      query<{ at: number }>("select at from entry_schedules where type = 'banner' and entry = ?", banner.id)
        .at,
    );

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/dashboard`);
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/only-us\/calendar$/);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d$/);
  const cell = (at: Date) =>
    page.getByRole('cell').filter({ has: page.locator(`time[datetime="${dayOf(at)}"]`) });
  const item = (title: string) => page.locator('.calendar-item', { hasText: title });
  const inCell = (at: Date, title: string) => cell(at).locator('.calendar-item', { hasText: title });
  await expect(inCell(tenth, banner.title)).toBeVisible();

  const twelfth = new Date(tenth.getTime() + 2 * day);
  await item(banner.title).dragTo(cell(twelfth), { targetPosition: { x: 20, y: 12 } });
  await expect(inCell(twelfth, banner.title)).toBeVisible();
  await expect.poll(atOf).toEqual(twelfth);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inCell(tenth, banner.title)).toBeVisible();
  await expect.poll(atOf).toEqual(tenth);

  // Three presses, faster than the server answers.
  await page.route('**/trpc/content.schedule*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await item(banner.title).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(`Shift+${key}`);
  const later = new Date(tenth.getTime() + 7 * day);
  await expect(inCell(later, banner.title)).toBeFocused();
  await expect.poll(atOf).toEqual(later);
  await expect(inCell(later, banner.title)).toBeFocused();

  // A closing date isn't a schedule. What the server refuses goes back, and says why.
  await item(job.title).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(inCell(twelfth, job.title)).toBeFocused();
  await expect
    .poll(() => query<{ at: number }>('select closes_at as at from blog_posts where id = ?', job.id).at)
    .toBe(twelfth.getTime());
  query("update blog_posts set status = 'draft' where id = ?", job.id);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('This date has passed.')).toBeVisible();
  await expect(item(job.title)).toHaveCount(0);

  const opened = context.waitForEvent('page');
  await cell(later)
    .getByRole('button', { name: /^See the site then/ })
    .click();
  await expect((await opened).getByRole('complementary', { name: 'Situs pada tanggal lain' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/only-us\/calendar$/);
});
