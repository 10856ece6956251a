import * as z from 'zod';
import { typeAreas } from '#lib/rights.ts';
import { officeProcedure, router } from '../../trpc.ts';
import { describeLinks } from './describe.ts';
import { findLinks } from './find.ts';

const office = officeProcedure('read', ...typeAreas);

const find = z.strictObject({ query: z.string().max(2000) });
const hrefs = z.strictObject({ hrefs: z.array(z.string().max(2000)).max(100) });

/** `link`: what the links of texts can lead to. */
export const linkRouter = router({
  /** Areas, entries with a public page and files by their names, or what is at an address of the site. */
  find: office.input(find).query(({ ctx, input }) => findLinks(ctx, input.query)),

  /** What these stored links lead to, as far as it is part of the site. */
  describe: office.input(hrefs).query(({ ctx, input }) => describeLinks(ctx, input.hrefs)),
});
