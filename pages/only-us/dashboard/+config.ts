export default { area: 'own', queries: ['site.get', 'site.getSummary'] } satisfies Vike.Config;
