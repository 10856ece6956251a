export default { parameters: ['page'] } satisfies Vike.Config;
