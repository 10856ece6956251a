import { normalizePhone } from '#lib/phone.ts';
import { leadsTo } from '#lib/rich-text/links.ts';

const asNumber = /^[+(\d][\d\s().-]*$/;

/** Turns a WhatsApp number in any spelling (default country: Indonesia) into a wa.me link. Null if it is no link, either. */
export function contactLinkOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (asNumber.test(text)) return chatWith(text);
  const url = webLink(text) ?? (/^wa\.me\//i.test(text) ? webLink(`https://${text}`) : null);
  if (!url) return null;
  const number = url.pathname.slice(1).replaceAll('%20', ' ');
  // WhatsApp opens nothing for a number with a leading zero, or spaces in it.
  if (url.hostname !== 'wa.me' || !asNumber.test(number)) return text;
  const chat = chatWith(number);
  return chat && chat + url.search;
}

function webLink(text: string) {
  return leadsTo(text, 'http:', 'https:') ? new URL(text) : null;
}

// Other countries' numbers also without the plus, as in the links of WhatsApp.
function chatWith(typed: string) {
  const number = [typed, `+${typed}`].map(normalizePhone).find((each) => 'phone' in each);
  return number ? `https://wa.me/${number.phone}` : null;
}
