export default { queries: ['backup.getAll', 'backup.getRehearsal', 'site.getBackups'] } satisfies Vike.Config;
