import { expect, test } from '@playwright/test';
import { localTime } from '#lib/dates.ts';
import { type Governed, mayWith, rights } from '#lib/rights.ts';
import { addAccount, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const day = 86_400_000;
const timeZone = 'Asia/Jakarta';
const dayOf = (at: Date) => localTime(at, timeZone).slice(0, 10);

function query<Row>(sql: string, ...values: unknown[]): Row {
  return rowsIn<Row>(site, sql, ...values)[0] as Row;
}

test('the calendar shows what goes live and ends, and moves it by dragging and by keys', {
  tag: '@long',
}, async ({ page, context }) => {
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
  const item = (title: string) => page.locator('.calendar-item:not([data-done])', { hasText: title });
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

test('people see what they may read, and move what they may publish, by whatever way', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const at = Date.now() + 2 * day;
  // One of each area with entries of its own rights.
  const kinds: Record<string, Governed> = {
    banner: { area: 'pages' },
    blog: { area: 'content' },
    'blog:en': { area: 'content', isTranslation: true },
  };
  query('delete from entry_schedules');
  query('update blog_posts set closes_at = null');
  const { id } = query<{ id: number }>('select min(id) as id from blog_posts');
  query(
    `insert into entry_translations (type, entry, language, status, slug, entered, original, created_at, updated_at)
      values ('blog', ?, 'en', 'published', 'moved', '{"title":"Moved"}', '{}', 0, 0)`,
    id,
  );
  const { translation } = query<{ translation: number }>(
    'select max(id) as translation from entry_translations',
  );
  for (const type of Object.keys(kinds))
    query(
      "insert into entry_schedules (type, entry, action, at) values (?, ?, 'unpublish', ?)",
      type,
      { banner: query<{ id: number }>('select id from home_banners').id, blog: id }[type] ?? translation,
      at,
    );
  const people = [null, ...rights].map((right) => ({ ...budi, right, email: `${right}@vinci.example` }));
  for (const person of people) await addAccount(site, person);
  for (const person of [...people, { ...site, role: 'administrator' as const, right: null }]) {
    const who = `${person.role} ${person.right}`;
    const page = await (await browser.newContext()).newPage();
    await signIn(page, site, person);
    const answer = await page.goto(`${site.url}/only-us/calendar`);
    const readable = Object.entries(kinds).filter(([, kind]) => mayWith(person, 'read', kind));
    expect(answer?.status(), who).toBe(readable.length > 0 ? 200 : 403);
    const movable = readable.filter(([, kind]) => mayWith(person, 'publish', kind));
    if (readable.length > 0) {
      await isReady(page);
      const waiting = page.locator('.calendar-item:not([data-done])');
      if (!(await waiting.count())) await page.getByRole('button', { name: 'Next month' }).click();
      await expect(waiting, who).toHaveCount(readable.length);
      await expect(page.locator('.calendar-item[draggable="true"]'), who).toHaveCount(movable.length);
      await expect(page.locator('.calendar-item[aria-keyshortcuts]'), who).toHaveCount(movable.length);
      await expect(page.getByText('press Shift with an arrow key')).toHaveCount(movable.length > 0 ? 1 : 0);
    }
    for (const [type, kind] of Object.entries(kinds)) {
      const { entry } = query<{ entry: number }>('select entry from entry_schedules where type = ?', type);
      const moved = await page.request.post(`${site.url}/api/trpc/content.schedule`, {
        headers: { Origin: site.url },
        data: {
          json: { type, id: entry, action: 'unpublish', at: new Date(at).toISOString() },
          meta: { values: { at: ['Date'] } },
        },
      });
      expect(moved.status(), `${who}, ${type}: ${await moved.text()}`).toBe(
        mayWith(person, 'publish', kind) ? 200 : 403,
      );
    }
    await page.context().close();
  }
});

test('past days show what went live, and a click on a day to come begins a post for it', async ({ page }) => {
  const [{ id, title } = { id: 0, title: '' }] = rowsIn<{ id: number; title: string }>(
    site,
    "select id, title from blog_posts where status = 'published' and category = 'TECHNOLOGY'",
  );
  const lastMonth = dayOf(new Date(Date.now() - 31 * day)).slice(0, 7);
  const tenth = new Date(`${lastMonth}-10T02:00:00Z`);
  query('update blog_posts set published_at = ? where id = ?', tenth.getTime(), id);
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByRole('navigation', { name: 'Posts and categories' }).getByText('Calendar').click();
  await expect(page).toHaveURL(/\/only-us\/calendar$/);
  await isReady(page);
  expect(await violationsOn(page)).toEqual([]);

  // Columns have the day names of the specification, dates those of the reader's language.
  await page.goto(`${site.url}/only-us/calendar?month=2040-08`);
  await isReady(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Aug 2040' })).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText('Sen');
  await expect(page.getByRole('link', { name: 'New post: Saturday, 11 Aug 2040' })).toBeAttached();

  await page.goto(`${site.url}/only-us/calendar?month=${lastMonth}`);
  await isReady(page);
  const cell = (date: string) =>
    page.getByRole('cell').filter({ has: page.locator(`time[datetime="${date}"]`) });
  const past = cell(`${lastMonth}-10`).locator('.calendar-item', { hasText: title });
  await expect(past.getByLabel('Went live')).toBeVisible();
  await expect(past).not.toHaveAttribute('draggable', 'true');
  await expect(cell(`${lastMonth}-10`).getByRole('link', { name: /^New post/ })).toHaveCount(0);

  const nextMonth = dayOf(new Date(Date.now() + 31 * day)).slice(0, 7);
  await page.goto(`${site.url}/only-us/calendar?month=${nextMonth}`);
  await isReady(page);
  await cell(`${nextMonth}-12`).click({ position: { x: 40, y: 80 } });
  await expect(page).toHaveURL(/\/only-us\/blogs\/new\?day=/);
  await isReady(page);
  await page.getByLabel('Title').fill('Palet bulan depan');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Isi.');
  await page.keyboard.press('Control+Enter');
  const schedule = page.getByRole('dialog', { name: /^Publish/ }).getByRole('button', { name: 'Schedule' });
  await expect(schedule).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
  await expect(dialog.getByRole('textbox', { name: 'Publish at' })).toHaveValue(`${nextMonth}-12T09:00`);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(stateIn(page)).toHaveText(/^Scheduled for 12 /);
  await page.goto(`${site.url}/only-us/calendar?month=${nextMonth}`);
  await expect(cell(`${nextMonth}-12`)).toContainText('09:00 Palet bulan depan');
});
