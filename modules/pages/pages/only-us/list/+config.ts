export default { list: 'page' } satisfies Vike.Config;
