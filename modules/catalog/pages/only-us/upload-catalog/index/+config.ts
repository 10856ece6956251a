export default { list: 'catalog' } satisfies Vike.Config;
