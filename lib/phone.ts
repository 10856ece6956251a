export type PhoneError = 'letters' | 'beginning' | 'short' | 'long';

// E.164: at most 15 digits with country code. Indonesian numbers have 8 digits with the 0, mobile ones 10 to 13.
const landline = { least: 9, most: 14 };
const mobile = { least: 11, most: 14 };
const foreign = { least: 8, most: 15 };

/** A phone number for WhatsApp links: `0812-3456-7890` becomes `6281234567890`. Default country: Indonesia. */
export function normalizePhone(typed: string): { phone: string } | { error: PhoneError } {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}.()/]/gu, '');
  if (!/^\+?\d+$/.test(text)) return { error: 'letters' };
  const phone = withCountryCode(text);
  if (!phone) return { error: 'beginning' };
  const indonesian = phone.startsWith('628') ? mobile : landline;
  const { least, most } = phone.startsWith('62') ? indonesian : foreign;
  if (phone.length < least) return { error: 'short' };
  return phone.length > most ? { error: 'long' } : { phone };
}

// People also write +62 0812 and +62 (0) 812.
function withCountryCode(text: string): string | null {
  if (/^(?:\+|00)[1-9]/.test(text)) return text.replace(/^(?:\+|00)/, '').replace(/^620/, '62');
  if (/^0[1-9]/.test(text)) return `62${text.slice(1)}`;
  if (/^620?[1-9]/.test(text)) return text.replace(/^620/, '62');
  return text.startsWith('8') ? `62${text}` : null;
}

/** A normalized number as Indonesians write it: 0812-3456-7890; foreign ones ungrouped. */
export function formatPhone(phone: string): string {
  if (!phone.startsWith('62')) return `+${phone}`;
  return `0${phone.slice(2).replace(/^(8\d\d)(\d{3,4})(\d+)$/, '$1-$2-$3')}`;
}

/** A typed number for display: mobile numbers normalized, others as typed, because grouping varies. */
export function shownPhone(typed: string): string {
  const number = normalizePhone(typed);
  return 'phone' in number && number.phone.startsWith('628') ? formatPhone(number.phone) : typed;
}

/** A typed number for links: `(021) 5550 123` becomes `+62215550123`. */
export function internationalPhone(typed: string): string {
  const number = normalizePhone(typed);
  return 'phone' in number ? `+${number.phone}` : typed.replaceAll(/[^\d+]/g, '');
}
