// Begins the form: `product`, by its slug; `size`, `quantity` and `city` as typed; `kind`: `sample`.
export default { parameters: ['product', 'size', 'quantity', 'city', 'kind'] } satisfies Vike.Config;
