export default { entry: 'packaging' } satisfies Vike.Config;
