export default { queries: ['export.get'] } satisfies Vike.Config;
