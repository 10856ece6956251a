export default { list: 'gallery', queries: ['galleryType.getAll'] } satisfies Vike.Config;
