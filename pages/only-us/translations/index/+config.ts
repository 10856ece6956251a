export default { queries: ['site.getOpenTranslations'] } satisfies Vike.Config;
