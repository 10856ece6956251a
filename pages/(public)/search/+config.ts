// Results are no content, and anybody can make up such addresses.
export default { noindex: true } satisfies Vike.Config;
