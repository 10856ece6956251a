import type { Config } from 'vike/types';
import { OfferPage } from '#modules/home/offers/OfferPage.tsx' with { type: 'vike:pointer' };
import { offerData } from '#modules/home/offers/page-data.ts' with { type: 'vike:pointer' };

export default { Page: OfferPage, data: offerData } satisfies Config;
