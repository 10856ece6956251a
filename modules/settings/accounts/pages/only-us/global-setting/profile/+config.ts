export default { queries: ['user.getAll', 'secondFactor.getRequired'] } satisfies Vike.Config;
