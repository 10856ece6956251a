export default { queries: ['footer.get'] } satisfies Vike.Config;
