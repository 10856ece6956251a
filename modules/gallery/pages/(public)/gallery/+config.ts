import type { Config } from 'vike/types';

// `type`: the word of the type that is shown; `page`: which page of it; `picture`: or the page with this picture.
export default { parameters: ['type', 'page', 'picture'] } satisfies Config;
