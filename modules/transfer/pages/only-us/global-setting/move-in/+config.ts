export default { queries: ['moveIn.get'] } satisfies Vike.Config;
