import Quote from 'lucide-react/icons/quote';
import { publishedEntries } from '#server/content/list-table.ts';
import { listProcedures } from '#server/content/procedures.ts';
import { hasSamples } from '#server/content/samples.ts';
import { homeSection } from '#server/module/home-section.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/site-module.ts';
import { screens } from '#server/rendering/points.ts';
import { router } from '#server/trpc.ts';
import { seed } from './seed.ts';
import { Testimonials } from './Testimonials.tsx';
import { testimonialType } from './tables.ts';

const route = testimonialType.list;

export const testimonials = {
  name: 'testimonials',
  entryTypes: [testimonialType],
  routers: { testimonial: router(listProcedures(testimonialType)) },
  seed,
  firstStep: ({ db }) => ({
    title: 'What clients say',
    why: 'Replace our samples with what yours say, or delete them.',
    route,
    done: !hasSamples(db, testimonialType),
  }),
  homeSections: [
    homeSection({
      order: 45,
      load({ db }) {
        const testimonials = publishedEntries(db, testimonialType);
        return testimonials.length > 0 ? testimonials : null;
      },
      Section: Testimonials,
    }),
  ],
  offers: [
    offer(screens, { label: 'Testimonials', route, pathname: route, order: 40, icon: Quote, area: 'pages' }),
  ],
} satisfies SiteModule;
