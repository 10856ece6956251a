import onlyUs from '#renderer/only-us/config.ts';

export default { ...onlyUs, list: 'deliveryArea' } satisfies Vike.Config;
