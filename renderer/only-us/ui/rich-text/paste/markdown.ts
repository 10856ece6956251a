/** Is this plain text written as Markdown, or with the dashes and numbers that people draw lists with? */
export function isMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/);
  const count = (sign: RegExp) => lines.filter((line) => sign.test(line)).length;
  return (
    count(/^#{1,6} \S/) > 0 ||
    count(/^\s*([-*+•–]|\d{1,3}[.)]) \S/) > 1 ||
    count(/^\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/) > 0 ||
    /\*\*\S[^*\n]*\*\*|!?\[[^\]\n]+\]\(\S+\)/.test(text)
  );
}

/** Markdown as HTML. Tags in it are words; the editor's schema drops what it doesn't know. */
export async function markdownHtml(text: string): Promise<string> {
  const { marked } = await import('marked');
  const bullets = text.replace(/^([^\S\n]*)[•–] /gm, '$1- ');
  // A line that follows a list at once would belong to its last item.
  const lists = bullets.replace(/^(\s*(?:[-*+]|\d+[.)]) .*)\n(?=\S)(?!(?:[-*+]|\d+[.)]) )/gm, '$1\n\n');
  return marked.parse(lists.replaceAll('<', '&lt;'), { gfm: true, breaks: true, async: false });
}
