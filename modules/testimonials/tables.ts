import { entryType } from '#server/content/entry-type.ts';
import { listTable } from '#server/content/list-table.ts';
import { testimonial } from './type.ts';

export const testimonials = listTable(testimonial, 'testimonials');

export const testimonialType = entryType(testimonial, { table: testimonials });
