export default { title: 'Sign in' } satisfies Vike.Config;
