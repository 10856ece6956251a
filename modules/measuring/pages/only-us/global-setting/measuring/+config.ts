export default { queries: ['measuring.get'] } satisfies Vike.Config;
