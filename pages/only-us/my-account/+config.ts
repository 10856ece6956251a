import type { Config } from 'vike/types';

export default {
  access: 'client',
  queries: ['account.get', 'account.getSessions', 'secondFactor.get'],
} satisfies Config;
