import { expect, type Locator } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

test('a way to ask stays in view on every page, and never covers a link of the footer', {
  tag: '@sweep',
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    for (const path of ['/', '/packaging', '/packaging/wooden-crate', '/services/freight']) {
      await page.goto(site.url + path);
      const bar = page.getByRole('complementary', { name: 'Kontak', includeHidden: true });
      const ask = bar.getByRole('link', { name: 'WhatsApp' });
      const quotes = [page.getByRole('banner'), bar].map((place) =>
        place.getByRole('link', { name: 'Minta penawaran', includeHidden: true }),
      );
      if (path !== '/packaging') {
        // As long as the page’s own buttons are ahead or in sight, no others are. A banner has no chat.
        for (const quote of quotes) await expect(quote).toBeHidden();
        if (path !== '/') await expect(ask).toBeHidden();
        await page
          .getByRole('heading', { level: 2 })
          .nth(2)
          .evaluate((heading) => heading.scrollIntoView());
      }
      await expect(ask).toBeInViewport({ ratio: 1 });
      if (path !== '/') await expect(ask).toHaveAttribute('href', /wa\.me.*tentang|wa\.me.*harga/);
      const [shown, other] = width < 1024 ? quotes.toReversed() : quotes;
      await expect(shown as Locator).toBeInViewport({ ratio: 1 });
      await expect(other as Locator).toBeHidden();
      // Lists ask themselves at their end.
      if (path === '/') {
        await page.mouse.wheel(0, 700);
        await expect(ask).toBeInViewport({ ratio: 1 });
      }
      await page.evaluate(async () => {
        scrollTo(0, document.body.scrollHeight);
        // Its animation follows with the next frame.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      });
      const footer = page.getByRole('contentinfo');
      // Where the footer leaves it in sight, the page’s own way at its end.
      const own = page.getByRole('main').getByRole('link', { name: /Minta penawaran|WhatsApp/ });
      await expect.poll(async () => (await isInSight(ask)) || (await isInSight(own))).toBe(true);
      const last = bar.getByRole('link', { name: 'WhatsApp', includeHidden: true });
      const end = (await isInSight(ask)) && (await last.boundingBox());
      if (!end) continue;
      const bottom = end.y + end.height;
      if (width < 1024)
        for (const link of await footer.getByRole('link').all()) {
          const box = await link.boundingBox();
          expect.soft((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(end.y);
        }
      else expect.soft(bottom, path).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);
    }
  }
});

/** Whether people see one of these links, at least in part. */
async function isInSight(links: Locator) {
  const tops = await links.evaluateAll((all) =>
    all
      .map((link) => link.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight),
  );
  return tops.length > 0;
}
