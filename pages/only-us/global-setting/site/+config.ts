export default { queries: ['site.get'] } satisfies Vike.Config;
