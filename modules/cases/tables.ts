import { listTable } from '#server/content/list-table.ts';
import { entryType } from '#server/module/entry-type.ts';
import { caseStudy } from './type.ts';

export const cases = listTable(caseStudy, 'cases');

export const caseType = entryType(caseStudy, { table: cases });
