// Part of `npm run bench`: searching 10,000 entries.
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { querySearch } from '#database/search/query.ts';
import { indexForSearch, rebuildSearch, type SearchEntry } from '#database/search.ts';
import { median } from './load.ts';
import { print } from './print.ts';

const entries = 10_000;
const wordsOfText = 250;
// Each trade word appears in about a tenth of the texts; filler words make up the rest.
const trade =
  'kemasan karton gudang pengiriman palet ekspor kardus truk kontainer logistik bongkar muat label barcode busa peti ' +
  'cetak desain potong lipat';

const db = openDatabase(':memory:');
migrateDatabase(db);
let start = performance.now();
rebuildSearch(
  db,
  Array.from({ length: entries }, (_, index) => entryOf(index)),
);
print(`search over ${entries} entries`, '', 'goal ≤ 10 ms');
print('  filling the index', `${((performance.now() - start) / 1000).toFixed(1)} s`);
const changes = Array.from({ length: 21 }, (_, index) => {
  start = performance.now();
  indexForSearch(db, entryOf(7 * index));
  return performance.now() - start;
});
print('  changing one entry', `${median(changes).toFixed(1)} ms`);
const queries = {
  'a word in one entry of ten': 'kemasan',
  'another form of it': 'pengemasan',
  'three words': 'label karton mur',
  'three letters, in one entry of ten': 'kem',
  'three letters, in eight of ten': 'pal',
  'a misspelled word': 'kontaner',
  'a long misspelled word': 'pengirimam',
};
for (const [what, query] of Object.entries(queries)) {
  const times: number[] = [];
  let hits = 0;
  for (let round = 0; round < 21; round += 1) {
    const asked = performance.now();
    hits = querySearch(db, query, new Date()).hits.length;
    times.push(performance.now() - asked);
  }
  print(`  ${what}`, `${median(times).toFixed(1)} ms`, `${hits} shown`);
}
db.$client.close();

function entryOf(index: number): SearchEntry {
  const random = randomFrom(index + 1);
  const text = Array.from({ length: wordsOfText }, () => filler(random)).join(' ');
  const words = trade.split(' ').filter(() => random() < 0.1);
  const title = `${words.slice(0, 2).join(' ')} ${filler(random)} ${filler(random)}`;
  return { type: 'bench', id: index + 1, title, text: `${text} ${words.join(' ')}`, url: `/${index}` };
}

// 20,000 words, the first ones far more frequent than the last, as in any language.
function filler(random: () => number): string {
  const syllables = ['ka', 'mu', 'ri', 'so', 'te', 'pa', 'lu', 'ni', 'do', 'be'];
  const number = Math.floor(20_000 * random() ** 3) + 100;
  return [...String(number)].map((digit) => syllables[Number(digit)]).join('');
}

// A seeded generator, so the entries are always the same.
function randomFrom(seed: number) {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
