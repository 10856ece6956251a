import type { Scene } from '#database/seed/drawing/scene.ts';
import { contractPackaging } from './contract-packaging.ts';
import { exportHandling } from './export-handling.ts';
import { freight } from './freight.ts';
import { packagingDesign } from './packaging-design.ts';
import { returns } from './returns.ts';
import { warehousing } from './warehousing.ts';

/** The pictures of the services a new site offers. */
export const serviceScenes: readonly Scene[] = [
  {
    slug: 'contract-packaging',
    alt: 'Meja kerja dengan kotak hadiah yang diisi bertahap, bak komponen di belakang dan tumpukan kotak jadi di ujung.',
    draw: contractPackaging,
  },
  {
    slug: 'warehousing',
    alt: 'Rak gudang berisi bak dan karton berlabel, dengan troli pengambilan barang di depannya.',
    draw: warehousing,
  },
  {
    slug: 'freight',
    alt: 'Peta kota isometrik dengan rute oranye; sebuah truk menyusuri jalan menuju pin tujuan.',
    draw: freight,
  },
  {
    slug: 'packaging-design',
    alt: 'Satu kotak dalam tiga tahap di atas kisi gambar: pola datar, setengah terlipat dan tertutup.',
    draw: packagingDesign,
  },
  {
    slug: 'export-handling',
    alt: 'Kontainer oranye diturunkan derek ke atas truk, di belakangnya tumpukan kontainer di pelabuhan.',
    draw: exportHandling,
  },
  {
    slug: 'returns',
    alt: 'Alur pengembalian barang sebagai lingkaran panah oranye: paket datang, dibuka, diperiksa, disortir dan dikemas ulang.',
    draw: returns,
  },
];
