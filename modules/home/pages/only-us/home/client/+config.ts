export default { list: 'homeClient' } satisfies Vike.Config;
