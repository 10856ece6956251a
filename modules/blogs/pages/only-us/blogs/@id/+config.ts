import type { Config } from 'vike/types';

export default { entry: 'blog', queries: ['blogCategory.getAll', 'blog.getTags'] } satisfies Config;
