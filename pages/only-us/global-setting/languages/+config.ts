export default { queries: ['site.get', 'site.getSecondLanguage'] } satisfies Vike.Config;
