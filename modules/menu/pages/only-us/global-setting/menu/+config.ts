export default { queries: ['menu.get'] } satisfies Vike.Config;
