import type { Config } from 'vike/types';

export default { queries: ['blogCategory.getAll', 'blog.getTags'] } satisfies Config;
