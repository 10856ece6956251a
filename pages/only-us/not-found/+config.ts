import type { Config } from 'vike/types';

export default { title: 'Page not found', access: 'client' } satisfies Config;
