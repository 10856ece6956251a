// `category`: a category whose page used to be here; `page`: the page number.
export default { parameters: ['category', 'page'] } satisfies Vike.Config;
