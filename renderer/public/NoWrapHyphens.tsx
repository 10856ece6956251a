// What fits in a line of a heading on the smallest phone.
const longestWord = 16;

/** The text of a heading, whose short words with a hyphen stay in one line: "Die-Cutting", not "Die-" and "Cutting". */
export function NoWrapHyphens({ text }: { text: string }) {
  // Splitting by a group alternates between the text in between and the matches.
  return text.split(/(\S+-\S+)/).map((part, index) => {
    if (index % 2 === 0 || part.length > longestWord) return part;
    const key = `${index} ${part}`;
    return (
      <span key={key} className="nowrap">
        {part}
      </span>
    );
  });
}
