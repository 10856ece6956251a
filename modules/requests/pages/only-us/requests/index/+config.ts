import type { Config } from 'vike/types';

export default { access: 'sidebar', fitsPhones: true } satisfies Config;
