import type { Config } from 'vike/types';

export default { area: 'sidebar', fitsPhones: true } satisfies Config;
