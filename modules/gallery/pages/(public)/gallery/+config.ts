import type { Config } from 'vike/types';

// `type`: a type’s slug; `page`: a page number; `picture`: or the page of this picture.
export default { parameters: ['type', 'page', 'picture'] } satisfies Config;
