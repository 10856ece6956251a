// Synonyms for the search, one group per line: `kemasan kado = kotak hadiah, gift box`.

const maxWords = 12;
const longestWord = 40;

/** Groups of synonyms, and the first invalid line (from 1); blank lines are skipped. */
export function readSearchWords(text: string): { groups: string[][]; wrongLine: number | null } {
  const lines = text.split('\n');
  const groups = lines.map(groupIn);
  const wrong = lines.findIndex((line, index) => line.trim() !== '' && !groups[index]);
  return { groups: groups.filter((group) => group !== null), wrongLine: wrong === -1 ? null : wrong + 1 };
}

function groupIn(line: string): string[] | null {
  const [word = '', others, ...rest] = line.split('=');
  const group = [word, ...(others ?? '').split(',')].map((each) => each.trim()).filter(Boolean);
  const isWrong = rest.length > 0 || !word.trim() || group.length < 2 || group.length > maxWords;
  return isWrong || group.some((each) => each.length > longestWord) ? null : group;
}
