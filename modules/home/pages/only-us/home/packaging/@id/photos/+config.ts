export default { fitsPhones: true } satisfies Vike.Config;
