import type { Config } from 'vike/types';

export default { title: 'Gallery', access: 'client' } satisfies Config;
