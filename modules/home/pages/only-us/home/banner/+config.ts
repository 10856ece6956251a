export default { list: 'banner' } satisfies Vike.Config;
