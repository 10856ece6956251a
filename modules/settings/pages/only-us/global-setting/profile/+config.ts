import type { Config } from 'vike/types';

export default { title: 'Administrator', access: 'administrator' } satisfies Config;
