export default { queries: ['brand.get'] } satisfies Vike.Config;
