import type { Scene } from '#drawing/scene.ts';
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
    alt: {
      id: 'Meja kerja dengan kotak hadiah yang diisi bertahap, bak komponen di belakang dan tumpukan kotak jadi di ujung.',
      en: 'A workbench with gift boxes filled step by step, parts bins behind them and a stack of finished boxes at the end.',
    },
    draw: contractPackaging,
  },
  {
    slug: 'warehousing',
    alt: {
      id: 'Rak gudang berisi bak dan karton berlabel, dengan troli pengambilan barang di depannya.',
      en: 'Warehouse shelves with labelled bins and cartons, a picking trolley in front of them.',
    },
    draw: warehousing,
  },
  {
    slug: 'freight',
    alt: {
      id: 'Peta kota isometrik dengan rute; sebuah truk menyusuri jalan menuju pin tujuan.',
      en: 'An isometric city map with a route; a truck follows the road to the destination pin.',
    },
    draw: freight,
  },
  {
    slug: 'packaging-design',
    alt: {
      id: 'Satu kotak dalam tiga tahap di atas kisi gambar: pola datar, setengah terlipat dan tertutup.',
      en: 'One box in three stages on a drawing grid: flat pattern, half folded and closed.',
    },
    draw: packagingDesign,
  },
  {
    slug: 'export-handling',
    alt: {
      id: 'Kontainer diturunkan derek ke atas truk, di belakangnya tumpukan kontainer di pelabuhan.',
      en: 'A crane lowers a container onto a truck, with stacked containers in the port behind it.',
    },
    draw: exportHandling,
  },
  {
    slug: 'returns',
    alt: {
      id: 'Alur pengembalian barang sebagai lingkaran panah: paket datang, dibuka, diperiksa, disortir dan dikemas ulang.',
      en: 'Returns as a circle of arrows: parcels arrive, are opened, inspected, sorted and repacked.',
    },
    draw: returns,
  },
];
