import type { Category } from './inputs.ts';

/** The categories as visitors see them (spec §3). */
export const categoryLabels: Record<Category, string> = { CAREER: 'Career', TECHNOLOGY: 'Technology' };

/** The kinds of employment as visitors see them. */
export const employmentLabels = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
} as const;
