import type { Scene } from '#database/seed/drawing/scene.ts';
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
    alt: 'Tepi karton gelombang ganda dari dekat, tebalnya diukur dengan jangka sorong oranye.',
    draw: kartonGelombang,
  },
  {
    slug: 'pallet-patterns',
    alt: 'Tiga palet dengan pola susun berbeda, lapisan atasnya diangkat: kolom, saling mengunci dan kincir.',
    draw: palletPatterns,
  },
  {
    slug: 'barcode-gudang',
    alt: 'Pemindai genggam membaca kode batang di sisi karton putih.',
    draw: barcodeGudang,
  },
  {
    slug: 'foam-drop-test',
    alt: 'Karton jatuh bertumpu pada sudutnya di alat uji jatuh, dengan tiga busa sudut di lantai.',
    draw: foamDropTest,
  },
  {
    slug: 'palet-ispm-15',
    alt: 'Sudut palet kayu dengan stempel perlakuan panas dan besi cap yang masih membara.',
    draw: paletIspm15,
  },
  {
    slug: 'proof-of-delivery',
    alt: 'Paket di atas keset depan pintu oranye, di atasnya perangkat genggam dengan tanda tangan penerima.',
    draw: proofOfDelivery,
  },
  {
    slug: 'career-die-cutting',
    alt: 'Mesin die-cutting putih dengan tumpukan lembar karton di kiri dan hasil potong keluar di kanan.',
    draw: careerDieCutting,
  },
  {
    slug: 'career-warehouse',
    alt: 'Forklift oranye membawa satu palet penuh karton di lorong gudang.',
    draw: careerWarehouse,
  },
  {
    slug: 'career-designer',
    alt: 'Meja desainer kemasan: layar dengan pola kotak, alas potong, contoh kotak dan kipas warna.',
    draw: careerDesigner,
  },
];
