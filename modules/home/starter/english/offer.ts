import type { StarterAnswers, StarterOffer } from '../offer.ts';

/** A product or service in English. `of` is the slug of the original. */
export type TranslatedOffer = Omit<StarterOffer, 'pictures'> & StarterAnswers & { of: string };
