import onlyUs from '#renderer/only-us/config.ts';

export default { ...onlyUs, list: 'form' } satisfies Vike.Config;
