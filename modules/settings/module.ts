import type { SiteModule } from '#server/module.ts';
import { footerType, linkType } from './entry-types.ts';
import { footer } from './footer.ts';
import { footerLinkRouter } from './footer-link-router.ts';
import { footerRouter } from './footer-router.ts';
import { menu } from './menu.ts';
import { seed } from './seed.ts';

/** Settings: the accounts, and what stands in the footer of every public page. */
export const settings = {
  name: 'settings',
  entryTypes: [linkType, footerType],
  routers: { footer: footerRouter, footerLink: footerLinkRouter },
  menu,
  footer,
  seed,
} satisfies SiteModule;
