// Words that an administrator adds to the search: a line for each group, `kemasan kado = kotak hadiah, gift box`.

const mostLines = 100;
const mostWords = 12;
const longestWord = 40;

/** Groups of words that mean the same, and the first line that isn't one (from 1); blank lines don't count. */
export function readSearchWords(text: string): { groups: string[][]; wrongLine: number | null } {
  const lines = text.split('\n');
  const groups = lines.map(groupIn);
  const wrong = lines.findIndex((line, index) => line.trim() !== '' && !groups[index]);
  return { groups: groups.filter((group) => group !== null), wrongLine: wrong === -1 ? null : wrong + 1 };
}

/** Are there more groups than the search takes? */
export function hasTooManyGroups(text: string): boolean {
  return readSearchWords(text).groups.length > mostLines;
}

/** The words of a line; null for one that isn't a group. */
function groupIn(line: string): string[] | null {
  const [word = '', others, ...rest] = line.split('=');
  const group = [word, ...(others ?? '').split(',')].map((each) => each.trim()).filter(Boolean);
  const isWrong = rest.length > 0 || !word.trim() || group.length < 2 || group.length > mostWords;
  return isWrong || group.some((each) => each.length > longestWord) ? null : group;
}
