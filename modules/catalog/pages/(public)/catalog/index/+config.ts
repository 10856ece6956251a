export default { parameters: ['part'] } satisfies Vike.Config;
