export default { entry: 'catalog' } satisfies Vike.Config;
