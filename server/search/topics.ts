import { stemsOf } from '#database/search/stem.ts';
import { wordsIn } from '#database/search/tokenize.ts';
import type { Language } from '#lib/language.ts';

// Questions to the company itself, in Indonesian (as roots) and English. The first match counts.
const topics = {
  jobs: 'lowongan lowong loker karier karir lamar career careers job jobs vacancy vacancies hiring',
  hours: 'jam buka operasional open opening hours',
  contact: 'kontak hubung telepon telpon telp nomor email whatsapp wa contact phone call',
  price: 'harga biaya tarif tawar ongkir price prices pricing cost costs quote quotation rate rates',
  address: 'alamat lokasi peta maps map address location locations directions',
};
const known = Object.entries(topics).map(([topic, words]) => [topic as Topic, words.split(' ')] as const);
const maxWords = 5;

/** A question to the company, better answered by a number, a map or a form than by an entry. */
type Topic = keyof typeof topics;

export function topicOf(query: string, language: Language): Topic | null {
  const words = wordsIn(query);
  if (words.length > maxWords) return null;
  const stems = words.flatMap((word) => stemsOf(word, language));
  return known.find(([, asked]) => asked.some((word) => stems.includes(word)))?.[0] ?? null;
}
