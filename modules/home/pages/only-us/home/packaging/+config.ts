import type { Config } from 'vike/types';

export default { title: 'Packaging', access: 'administrator' } satisfies Config;
