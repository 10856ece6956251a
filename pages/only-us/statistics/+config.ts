import type { Config } from 'vike/types';

export default { access: 'administrator' } satisfies Config;
