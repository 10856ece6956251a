export default { parameters: ['q'] } satisfies Vike.Config;
