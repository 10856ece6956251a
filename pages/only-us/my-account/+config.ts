import type { Config } from 'vike/types';

export default {
  area: 'own',
  queries: ['account.get', 'account.getSessions', 'account.getNotifications', 'secondFactor.get'],
} satisfies Config;
