/** The source of visits whose browser named none: a typed address, an app, a private window. */
export const direct = '';

const protocols = ['https:', 'http:', 'android-app:'];
// The same site for phones, or the page on which it warns of links to others.
const sameSite = /^(www|m|mobile|l|lm|amp)\.(?=.+\.)/;
const longestCampaign = 50;

/** How a visitor came: the address they opened (a path with a query), and the Referer of the page before. */
export interface Arrival {
  url: string;
  referrer: string | undefined;
}

/** Where a visit came from: the campaign in its address (utm_source), or else the host of the page before. */
export function sourceOf({ url, referrer }: Arrival, ownHosts: (string | undefined)[]): string {
  const campaign = campaignIn(url);
  if (campaign) return campaign;
  if (!referrer || !URL.canParse(referrer)) return direct;
  const { protocol, host } = new URL(referrer);
  if (!protocols.includes(protocol) || ownHosts.includes(host)) return direct;
  return host.toLowerCase().replace(sameSite, '');
}

// Words alone: an email address in a newsletter's links would be somebody's data.
function campaignIn(url: string) {
  if (!url.includes('utm_source=')) return '';
  const given = new URLSearchParams(url.slice(url.indexOf('?'))).get('utm_source') ?? '';
  const name = given.trim().toLowerCase().slice(0, longestCampaign);
  return /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name) && !hasNumber(name) ? name : '';
}

/** Whether it may contain the number of a phone or an identity card. */
export function hasNumber(text: string): boolean {
  return /\d[\d\s().-]{6,}\d/.test(text);
}
