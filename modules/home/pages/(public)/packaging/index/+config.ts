import type { Config } from 'vike/types';
import { OfferList } from '#modules/home/offers/OfferList.tsx' with { type: 'vike:pointer' };
import { offersData } from '#modules/home/offers/page-data.ts' with { type: 'vike:pointer' };

// `use`: filter by use; `sort`: `minimum`, smallest order first.
export default { Page: OfferList, data: offersData, parameters: ['use', 'sort'] } satisfies Config;
