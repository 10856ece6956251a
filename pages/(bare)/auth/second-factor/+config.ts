export default { title: 'Second step' } satisfies Vike.Config;
