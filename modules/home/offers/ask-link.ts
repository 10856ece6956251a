/** Where the chat about something begins. WhatsApp takes the first sentence along; any other address stays as it is. */
export function askLink(contactLink: string, name: string): string {
  if (!URL.canParse(contactLink)) return contactLink;
  const link = new URL(contactLink);
  if (link.hostname !== 'wa.me' && link.hostname !== 'api.whatsapp.com') return contactLink;
  link.searchParams.set('text', `Halo, saya ingin bertanya tentang ${name}.`);
  return link.href;
}
