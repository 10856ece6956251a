import type { Config } from 'vike/types';

// `type`: the word of the type that is shown.
export default { parameters: ['type'] } satisfies Config;
