export default { list: 'galleryType' } satisfies Vike.Config;
