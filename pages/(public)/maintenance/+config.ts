export default { title: 'Maintenance' } satisfies Vike.Config;
