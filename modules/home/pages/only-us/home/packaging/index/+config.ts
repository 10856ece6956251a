import type { Config } from 'vike/types';
import { OffersPage } from '../../offer/OffersPage.tsx' with { type: 'vike:pointer' };

export default { Page: OffersPage, list: 'packaging' } satisfies Config;
