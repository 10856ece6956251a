import { type SeedContext, seeds } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { starterTranslations } from '#server/content/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { footers, screens } from '#server/navigation/points.ts';
import { footerType, linkType, publicFooter } from './footer.ts';
import { footerLinkRouter, footerRouter } from './router.ts';
import { starterLinks } from './starter/links.ts';
import { footers as table } from './tables.ts';

function seed({ db, now }: SeedContext) {
  const change = { user: null, now: now() };
  db.update(table).set({ contactLink: 'https://wa.me/6281234567890' }).run();
  for (const [type, name, link, staticImage] of starterLinks)
    createEntry(db, linkType, { type, name, link, staticImage }, change);
}

/** The footer of every public page: logo, chat button and links. */
export const footer = {
  name: 'footer',
  entryTypes: [linkType, footerType],
  routers: { footer: footerRouter, footerLink: footerLinkRouter },
  offers: [
    offer(screens, {
      label: 'Footer',
      route: '/only-us/global-setting/footer',
      words: 'WhatsApp chat social media tautan link',
      order: 930,
      group: 'Setting',
      area: 'settings',
    }),
    offer(footers, publicFooter),
    offer(seeds, seed),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
  ],
} satisfies SiteModule;
