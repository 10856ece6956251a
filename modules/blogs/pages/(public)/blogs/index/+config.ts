import type { Config } from 'vike/types';

// `category`: the word of a category, whose page was here once; `page`: which page of the posts.
export default { parameters: ['category', 'page'] } satisfies Config;
