// `use`: filter by use; `sort`: `price` or `minimum`, the lowest first.
export default { parameters: ['use', 'sort', 'page'] } satisfies Vike.Config;
