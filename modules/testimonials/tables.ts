import { listTable } from '#server/content/list-table.ts';
import { entryType } from '#server/module/entry-type.ts';
import { testimonial } from './type.ts';

export const testimonials = listTable(testimonial, 'testimonials');

export const testimonialType = entryType(testimonial, { table: testimonials });
