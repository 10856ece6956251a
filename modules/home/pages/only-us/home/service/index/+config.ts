export default { list: 'service' } satisfies Vike.Config;
