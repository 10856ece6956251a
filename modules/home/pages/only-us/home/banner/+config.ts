import type { Config } from 'vike/types';

export default { title: 'Banner', access: 'administrator' } satisfies Config;
