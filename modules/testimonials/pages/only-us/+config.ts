import onlyUs from '#renderer/only-us/config.ts';

export default { ...onlyUs, list: 'testimonial' } satisfies Vike.Config;
