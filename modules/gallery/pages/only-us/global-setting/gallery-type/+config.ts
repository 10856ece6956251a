import type { Config } from 'vike/types';

export default { title: 'Gallery Type', access: 'administrator' } satisfies Config;
