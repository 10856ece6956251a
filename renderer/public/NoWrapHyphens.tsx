import { Fragment, type ReactNode } from 'react';

// What fits in a line of a heading on the smallest phone.
const longestWord = 16;

interface Props {
  text: string;
  /** How its parts are shown: as they are when it says nothing. Marks of the search don't count as letters. */
  show?: (part: string) => ReactNode;
}

/** The text of a heading, whose short words with a hyphen stay in one line: "Die-Cutting", not "Die-" and "Cutting". */
export function NoWrapHyphens({ text, show = (part) => part }: Props) {
  // Splitting by a group alternates between the text in between and the matches.
  return text.split(/(\S+-\S+)/).map((part, index) => {
    const key = `${index} ${part}`;
    const isShort = index % 2 === 1 && part.replace(/[\u{E000}\u{E001}]/gu, '').length <= longestWord;
    if (!isShort) return <Fragment key={key}>{show(part)}</Fragment>;
    return (
      <span key={key} className="nowrap">
        {show(part)}
      </span>
    );
  });
}
