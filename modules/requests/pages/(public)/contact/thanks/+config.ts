// Each visitor has a page of their own.
export default { noindex: true, parameters: ['reference', 'key'] } satisfies Vike.Config;
