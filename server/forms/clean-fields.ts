// Control characters but tab and line feed, and what changes the direction of the text that follows: phones put it around a
// number that is copied, and it can make a text read as another.
const unseen = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

// No language has more marks on a letter (Stream-Safe Text Format, https://unicode.org/reports/tr15/). Putting thousands of them in
// order takes seconds.
const endlessMarks = /(?<=\p{M}{30})\p{M}+/gu;

/** The text fields of a form, as the rest of the site handles text: no invisible characters, line feeds alone. */
export function cleanFields(body: unknown): Record<string, string> {
  const fields = Object.entries(body !== null && typeof body === 'object' ? body : {});
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, clean(value)]] : [])),
  );
}

function clean(text: string) {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(unseen, '')
    .replaceAll(endlessMarks, '')
    .normalize('NFC')
    .trim();
}
