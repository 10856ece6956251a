import type { Config } from 'vike/types';

export default { title: 'File Manager', access: 'administrator' } satisfies Config;
