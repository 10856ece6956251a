import type { Config } from 'vike/types';

export default { title: 'Footer', access: 'administrator' } satisfies Config;
