import { plainText } from '#lib/rich-text/read.ts';
import { cutText, importTarget } from '#server/content/import-targets.ts';
import { testimonialType } from './tables.ts';

export const importedTestimonials = importTarget(testimonialType, {
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
