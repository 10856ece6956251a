export default {
  area: 'settings',
  queries: ['requestSettings.get', 'request.getPeople'],
} satisfies Vike.Config;
