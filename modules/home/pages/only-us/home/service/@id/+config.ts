export default { entry: 'service' } satisfies Vike.Config;
