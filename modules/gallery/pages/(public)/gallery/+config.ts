// `type`: a type’s slug; `page`: a page number; `picture`: or the page of this picture.
export default { parameters: ['type', 'page', 'picture'] } satisfies Vike.Config;
