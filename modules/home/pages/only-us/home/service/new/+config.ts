import type { Config } from 'vike/types';
import { NewOfferPage } from '../../offer/OfferEditPage.tsx' with { type: 'vike:pointer' };

export default { Page: NewOfferPage } satisfies Config;
