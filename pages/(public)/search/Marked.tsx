import { Fragment } from 'react';

// What surrounds a match in a title or an excerpt of the search (database/search/highlight.ts).
const found = /\u{E000}([^\u{E001}]*)\u{E001}/u;

/** A text with the words marked that were searched. */
export function Marked({ text }: { text: string }) {
  // Splitting by a group alternates between the text in between and the matches.
  const parts = text.split(found);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
