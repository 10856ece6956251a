export default { entry: 'sector' } satisfies Vike.Config;
