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

// International numbers have 8 to 15 digits (E.164).
function chatWith(number: string) {
  const digits = number.replace(/\D/g, '');
  const international = withCountry(number.startsWith('+') ? `00${digits}` : digits);
  return /^[1-9]\d{7,14}$/.test(international) ? `https://wa.me/${international}` : null;
}

function withCountry(digits: string) {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  // A mobile number whose zero was left out: 812 3456 7890.
  return digits.startsWith('8') ? `62${digits}` : digits;
}
