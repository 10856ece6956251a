import type { Config } from 'vike/types';

// What is found is no content of its own, and anybody can make such addresses up.
export default { noindex: true } satisfies Config;
