export default { parameters: ['product'] } satisfies Vike.Config;
