import type { Config } from 'vike/types';
import { OfferEditPage } from '../../offer/OfferEditPage.tsx' with { type: 'vike:pointer' };

export default { Page: OfferEditPage, entry: 'packaging' } satisfies Config;
