export default { entry: 'page', queries: ['page.getBlocks'] } satisfies Vike.Config;
