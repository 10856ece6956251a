export default { title: 'Choose a password' } satisfies Vike.Config;
