import type { Config } from 'vike/types';

export default { title: 'Service', access: 'administrator' } satisfies Config;
