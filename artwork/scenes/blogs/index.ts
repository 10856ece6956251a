import type { Scene } from '#drawing/scene.ts';
import { barcodeGudang } from './barcode-gudang.ts';
import { careerDesigner } from './career-designer.ts';
import { careerDieCutting } from './career-die-cutting.ts';
import { careerWarehouse } from './career-warehouse.ts';
import { foamDropTest } from './foam-drop-test.ts';
import { kartonGelombang } from './karton-gelombang.ts';
import { paletIspm15 } from './palet-ispm-15.ts';
import { palletPatterns } from './pallet-patterns.ts';
import { proofOfDelivery } from './proof-of-delivery.ts';

/** The covers of the posts a new site starts with. */
export const blogScenes: readonly Scene[] = [
  {
    slug: 'karton-gelombang',
    alt: {
      id: 'Tepi karton gelombang ganda dari dekat, tebalnya diukur dengan jangka sorong.',
      en: 'The edge of double-wall corrugated board up close, its thickness measured with calipers.',
    },
    draw: kartonGelombang,
  },
  {
    slug: 'pallet-patterns',
    alt: {
      id: 'Tiga palet dengan pola susun berbeda, lapisan atasnya diangkat: kolom, saling mengunci dan kincir.',
      en: 'Three pallets with different stacking patterns, the top layer lifted off each: column, interlocked and pinwheel.',
    },
    draw: palletPatterns,
  },
  {
    slug: 'barcode-gudang',
    alt: {
      id: 'Pemindai genggam membaca kode batang di sisi karton putih.',
      en: 'A handheld scanner reading the barcode on the side of a white carton.',
    },
    draw: barcodeGudang,
  },
  {
    slug: 'foam-drop-test',
    alt: {
      id: 'Karton jatuh bertumpu pada sudutnya di alat uji jatuh, dengan tiga busa sudut di lantai.',
      en: 'A carton falling onto its corner in a drop tester, with three foam corners on the floor.',
    },
    draw: foamDropTest,
  },
  {
    slug: 'palet-ispm-15',
    alt: {
      id: 'Sudut palet kayu dengan stempel perlakuan panas dan besi cap yang masih membara.',
      en: 'The corner of a wooden pallet with its heat treatment stamp and the branding iron still glowing.',
    },
    draw: paletIspm15,
  },
  {
    slug: 'proof-of-delivery',
    alt: {
      id: 'Paket di atas keset depan pintu, di atasnya perangkat genggam dengan tanda tangan penerima.',
      en: 'A parcel on the mat in front of a door; on it a handheld device with the recipient’s signature.',
    },
    draw: proofOfDelivery,
  },
  {
    slug: 'career-die-cutting',
    alt: {
      id: 'Mesin die-cutting putih dengan tumpukan lembar karton di kiri dan hasil potong keluar di kanan.',
      en: 'A white die-cutting machine with a stack of board on the left and cut blanks coming out on the right.',
    },
    draw: careerDieCutting,
  },
  {
    slug: 'career-warehouse',
    alt: {
      id: 'Forklift membawa satu palet penuh karton di lorong gudang.',
      en: 'A forklift carrying a pallet full of cartons down a warehouse aisle.',
    },
    draw: careerWarehouse,
  },
  {
    slug: 'career-designer',
    alt: {
      id: 'Meja desainer kemasan: layar dengan pola kotak, alas potong, contoh kotak dan kipas warna.',
      en: 'A packaging designer’s desk: a screen with a box pattern, a cutting mat, box samples and a fan of colours.',
    },
    draw: careerDesigner,
  },
];
