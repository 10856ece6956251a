import { stemsOf } from './stem.ts';

// Words of the trade that mean the same to a customer, in Indonesian and English; Indonesian ones as their roots. Each
// finds all the others of its line.
const groups = `
  karton kardus dus cardboard carton
  kotak boks box
  lowongan loker karier career job vacancy lamar
  kontak contact whatsapp wa hubung
  harga price biaya tarif minimum moq
  pesan order
  gudang warehouse storage
  kirim ekspedisi shipping delivery freight
  palet pallet
  peti crate
  busa foam
  stiker sticker label
  ekspor export
  retur return returns
  desain design
`;

const synonyms = new Map<string, string[]>();
for (const line of groups.trim().split('\n')) {
  const group = line.trim().split(' ');
  for (const word of group) synonyms.set(word, group);
}

/** What a word may mean: its roots, and those of words that mean the same. */
export function meaningsOf(word: string): string[] {
  const roots = stemsOf(word);
  return [...new Set([...roots, ...roots.flatMap((root) => synonyms.get(root) ?? [])])];
}
