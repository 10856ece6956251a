// `product`: a product’s slug. Neither indexed nor cached: anybody can make up any number of comparisons.
export default { parameters: ['product'], noindex: true } satisfies Vike.Config;
