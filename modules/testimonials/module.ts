import Quote from 'lucide-react/icons/quote';
import { type SeedContext, seeds } from '#database/seed/points.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { createEntry } from '#server/content/entries.ts';
import { cutText, importTarget } from '#server/content/import-targets.ts';
import { publishedEntries } from '#server/content/list-table.ts';
import { importTargets, starterTranslations } from '#server/content/points.ts';
import { listProcedures } from '#server/content/procedures.ts';
import { hasSamples } from '#server/content/samples.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { homeSection, homeSections } from '#server/rendering/points.ts';
import { firstSteps } from '#server/site/points.ts';
import { router } from '#server/trpc.ts';
import { starterTestimonials } from './starter/testimonials.ts';
import { Testimonials } from './Testimonials.tsx';
import { testimonialType } from './tables.ts';

const route = testimonialType.list;

const importedTestimonials = importTarget(testimonialType, {
  of: 'testimonial',
  label: 'Testimonials',
  shownAt: '/',
  values(entry) {
    const words = plainText(entry.text());
    if (words.length > 400) entry.note('The quote was cut to 400 characters.', words);
    return {
      fileId: entry.coverId,
      quote: cutText(words, 400, true),
      name: cutText(entry.title, 80),
      company: '',
      status: entry.status,
    };
  },
});

// Drafts, because nobody has said it.
function seed({ db, now }: SeedContext) {
  for (const said of starterTestimonials)
    createEntry(db, testimonialType, { ...said, fileId: null, status: 'draft' }, { user: null, now: now() });
}

/** What customers say. */
export const testimonials = {
  name: 'testimonials',
  entryTypes: [testimonialType],
  routers: { testimonial: router(listProcedures(testimonialType)) },
  offers: [
    offer(screens, { label: 'Testimonials', route, order: 40, icon: Quote, area: 'pages' }),
    offer(importTargets, importedTestimonials),
    offer(seeds, seed),
    offer(starterTranslations, async () => (await import('./starter/translations.ts')).translations),
    offer(firstSteps, ({ db }) => ({
      key: 'testimonials',
      title: 'What clients say',
      why: 'Replace our samples with quotes from your clients, or delete them.',
      route,
      done: !hasSamples(db, testimonialType),
      ...(publishedEntries(db, testimonialType).length === 0 && {
        skipLabel: 'We have no quotes: hide the section',
      }),
    })),
    offer(
      homeSections,
      homeSection({
        order: 45,
        load: ({ db }) => publishedEntries(db, testimonialType).slice(0, 6),
        Section: Testimonials,
      }),
    ),
  ],
} satisfies SiteModule;
