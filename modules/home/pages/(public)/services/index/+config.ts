import type { Config } from 'vike/types';
import { OfferList } from '#modules/home/offers/OfferList.tsx' with { type: 'vike:pointer' };
import { offersData } from '#modules/home/offers/page-data.ts' with { type: 'vike:pointer' };

export default { Page: OfferList, data: offersData } satisfies Config;
