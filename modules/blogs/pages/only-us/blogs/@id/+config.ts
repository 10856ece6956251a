export default { entry: 'blog', queries: ['blogCategory.getAll', 'blog.getTags'] } satisfies Vike.Config;
