/** Is this a full web address (http or https)? Parsed as browsers do. */
export function isWebAddress(link: string): boolean {
  const { protocol = '', hostname = '' } = URL.canParse(link) ? new URL(link) : {};
  return ['http:', 'https:'].includes(protocol) && hostname !== '';
}

const here = 'http://here.invalid';

/** Is this the path of a page of this site, such as `/packaging`? `//elsewhere` and `/\elsewhere` are other sites. */
export function isSitePath(link: string): boolean {
  return link.startsWith('/') && URL.canParse(link, here) && new URL(link, here).origin === here;
}
