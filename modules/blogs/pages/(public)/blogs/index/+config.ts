import type { Config } from 'vike/types';

// `category`: the word of the category that is shown; `page`: which page of it.
export default { parameters: ['category', 'page'] } satisfies Config;
