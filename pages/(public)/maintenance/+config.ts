import type { Config } from 'vike/types';

export default { title: 'Maintenance' } satisfies Config;
