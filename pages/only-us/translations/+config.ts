export default { area: 'own' } satisfies Vike.Config;
