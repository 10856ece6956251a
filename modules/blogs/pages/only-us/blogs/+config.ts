import type { Config } from 'vike/types';

export default { title: 'Blogs', access: 'client' } satisfies Config;
