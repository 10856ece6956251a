import Quote from 'lucide-react/icons/quote';
import { homeSection } from '#server/module/home-section.ts';
import type { SiteModule } from '#server/module/site-module.ts';
import { testimonialType } from './entry-type.ts';
import { publishedTestimonials, testimonialRouter } from './router.ts';
import { seed } from './seed.ts';
import { Testimonials } from './Testimonials.tsx';

const route = '/only-us/testimonials';

/** What clients say about us. */
export const testimonials = {
  name: 'testimonials',
  entryTypes: [testimonialType],
  routers: { testimonial: testimonialRouter },
  menu: {
    onlyUs: [
      { label: 'Testimonials', route, pathname: route, order: 40, icon: Quote, roles: ['administrator'] },
    ],
  },
  seed,
  homeSections: [
    homeSection({
      order: 45,
      load({ db }) {
        const testimonials = publishedTestimonials(db);
        return testimonials.length > 0 ? testimonials : null;
      },
      Section: Testimonials,
    }),
  ],
} satisfies SiteModule;
