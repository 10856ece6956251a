import type { Config } from 'vike/types';

// Results are no content, and anybody can make up such addresses.
export default { noindex: true } satisfies Config;
