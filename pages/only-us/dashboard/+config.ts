import type { Config } from 'vike/types';

export default { title: 'Dashboard', access: 'client' } satisfies Config;
