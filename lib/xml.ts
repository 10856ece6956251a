const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no room for them
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes text for XML and drops invalid characters. */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);
}

/** The same for long markup, which stays readable. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replace(impossible, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
