export default { list: 'sector' } satisfies Vike.Config;
