import type { Config } from 'vike/types';

export default {
  area: 'own',
  queries: ['account.get', 'account.getSessions', 'secondFactor.get'],
} satisfies Config;
