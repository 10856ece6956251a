export default { list: 'homeCertificate' } satisfies Vike.Config;
