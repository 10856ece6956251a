import type { SeedContext } from '#database/seed/points.ts';
import { createEntry } from '#server/content/entries.ts';
import { testimonialType } from './tables.ts';

/** Drafts, because nobody has said it. */
export function seed({ db, now }: SeedContext): void {
  const change = { user: null, now: now() };
  for (const said of starter) {
    createEntry(db, testimonialType, { ...said, fileId: null, status: 'draft' }, change);
  }
}

const starter = [
  {
    quote:
      'Contoh kotaknya kami terima dalam tiga hari, dan sejak ganti kemasan tidak ada lagi botol yang pecah di jalan.',
    name: 'Maya Kusuma',
    company: 'Kepala Pembelian, Sandhyarasa',
  },
  {
    quote:
      'Stok di gudang, kardus, dan pengiriman kami urus lewat satu orang. Laporannya selalu cocok dengan hitungan kami.',
    name: 'Bayu Prakoso',
    company: 'Manajer Operasional, Tirtaloka',
  },
];
