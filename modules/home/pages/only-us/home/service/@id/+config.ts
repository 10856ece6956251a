import type { Config } from 'vike/types';
import { OfferEditPage } from '../../offer/OfferEditPage.tsx' with { type: 'vike:pointer' };
import { offerData } from '../../offer/offer-data.ts' with { type: 'vike:pointer' };

export default { Page: OfferEditPage, data: offerData } satisfies Config;
