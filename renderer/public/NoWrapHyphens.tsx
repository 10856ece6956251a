import { Fragment, type ReactNode } from 'react';

// Fits in a heading’s line on the smallest phone.
const longestWord = 16;

interface Props {
  text: string;
  /** Renders a part; default: unchanged. Search marks don’t count as letters. */
  show?: (part: string) => ReactNode;
}

/** Keeps short hyphenated words in one line: "Die-Cutting", not "Die-" and "Cutting". */
export function NoWrapHyphens({ text, show = (part) => part }: Props) {
  // Splitting by a group alternates text and matches.
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
