import onlyUs from '#renderer/only-us/config.ts';

export default { ...onlyUs, list: 'caseStudy' } satisfies Vike.Config;
