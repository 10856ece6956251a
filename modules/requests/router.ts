import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { productsOf } from '#server/content/products.ts';
import { router, visitorProcedure } from '#server/trpc.ts';
import { consentOf } from './consent.ts';
import { retentionMonths } from './retention.ts';
import { requests } from './tables.ts';

/** `request`: what visitors ask for. */
export const requestRouter = router({
  /** For visitors: what the form offers, and what they agree to. */
  getForm: visitorProcedure.query(({ ctx }) => ({
    products: productsOf(ctx),
    consent: consentOf(retentionMonths(), ctx.settings.language),
  })),

  /** For visitors: what the page after the form says. Nothing about the person. */
  getThanks: visitorProcedure
    .input(z.strictObject({ reference: z.string().check(z.maxLength(20)) }))
    .query(({ ctx, input }) => {
      const { reference, productName } = requests;
      const one = eq(reference, input.reference.toUpperCase());
      const found = ctx.db.select({ reference, productName }).from(requests).where(one).get();
      if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such request.' });
      return found;
    }),
});
