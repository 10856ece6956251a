interface Props {
  /** The whole address of the page. */
  address: string;
  /** The target of the contact button; null when there is none. */
  contactLink: string | null;
}

/** What a printed page says for its links: where it is from, and the number to write to. Screens don't show it. */
export function PrintedContact({ address, contactLink }: Props) {
  const number = contactLink && whatsAppNumber(contactLink);
  return (
    <p className="printed-contact">
      <span>{address}</span>
      {contactLink && <span>{number ? `WhatsApp ${number}` : contactLink}</span>}
    </p>
  );
}

// +62 812-3456-7890, as Indonesians write it; numbers of elsewhere without groups.
function whatsAppNumber(link: string): string | null {
  const [, digits] = /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)(\d+)/.exec(link) ?? [];
  if (!digits) return null;
  const [, ...groups] = /^62(\d{3})(\d{4})(\d+)$/.exec(digits) ?? [];
  return groups.length > 0 ? `+62 ${groups.join('-')}` : `+${digits}`;
}
