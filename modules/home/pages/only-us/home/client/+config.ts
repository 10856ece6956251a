import type { Config } from 'vike/types';

export default { title: 'Client', access: 'administrator' } satisfies Config;
