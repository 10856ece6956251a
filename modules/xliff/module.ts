import { endpoint, endpoints } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { exportTranslations } from './endpoint.ts';
import { translationRouter } from './router.ts';

/** Translations as XLIFF files, for agencies that use tools of their own. Its card on the screen Site is `cards/site.tsx`. */
export const xliff = {
  name: 'xliff',
  routers: { translation: translationRouter },
  offers: [offer(endpoints, endpoint('/api/translations.xlf', exportTranslations))],
} satisfies SiteModule;
