export default { list: 'packaging' } satisfies Vike.Config;
