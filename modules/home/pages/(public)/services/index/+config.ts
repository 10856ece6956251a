// `use`: filter by use; `sort`: `minimum`, smallest order first.
export default { parameters: ['use', 'sort', 'page'] } satisfies Vike.Config;
