export default {
  area: 'own',
  queries: ['account.get', 'account.getSessions', 'account.getNotifications', 'secondFactor.get'],
} satisfies Vike.Config;
