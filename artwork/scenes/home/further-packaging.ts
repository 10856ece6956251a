import type { Scene } from '#drawing/scene.ts';
import { corrugatedCartonFlutes } from './corrugated-carton-flutes.ts';
import { corrugatedCartonStacking } from './corrugated-carton-stacking.ts';
import { dieCutBoxCarriers } from './die-cut-box-carriers.ts';
import { dieCutBoxDisplay } from './die-cut-box-display.ts';
import { exportPalletContainer } from './export-pallet-container.ts';
import { exportPalletStack } from './export-pallet-stack.ts';
import { mailerBoxDividers } from './mailer-box-dividers.ts';
import { mailerBoxSizes } from './mailer-box-sizes.ts';
import { mailingTubeDiameters } from './mailing-tube-diameters.ts';
import { mailingTubePosters } from './mailing-tube-posters.ts';
import { printedLabelKinds } from './printed-label-kinds.ts';
import { printedLabelLine } from './printed-label-line.ts';
import { protectiveFoamInsert } from './protective-foam-insert.ts';
import { protectiveFoamSheets } from './protective-foam-sheets.ts';
import { woodenCrateForklift } from './wooden-crate-forklift.ts';
import { woodenCrateMachine } from './wooden-crate-machine.ts';

// They are shown smaller than the first picture of a product.
const width = 1280;

/** The further pictures of the packaging a new site offers, two for each product. */
export const furtherPackagingScenes: readonly Scene[] = [
  {
    slug: 'die-cut-box-carriers',
    alt: {
      id: 'Empat kotak jinjing berbentuk sama dalam empat cetakan: kraft, berwarna, putih bergaris dan hitam.',
      en: 'Four gable boxes of one shape in four prints: kraft, coloured, striped white and black.',
    },
    width,
    draw: dieCutBoxCarriers,
  },
  {
    slug: 'die-cut-box-display',
    alt: {
      id: 'Kotak pajang dengan kartu belakang putih, berisi empat baris kemasan kecil.',
      en: 'A counter display with a white back card, holding four rows of small packs.',
    },
    width,
    draw: dieCutBoxDisplay,
  },
  {
    slug: 'corrugated-carton-stacking',
    alt: {
      id: 'Dua kardus bertumpuk ditekan pelat baja mesin uji tumpuk, di sampingnya layar dengan kurva beban.',
      en: 'Two stacked cartons under the steel plate of a compression tester, a screen with the load curve beside it.',
    },
    width,
    draw: corrugatedCartonStacking,
  },
  {
    slug: 'corrugated-carton-flutes',
    alt: {
      id: 'Karton double wall yang dikupas bertingkat: lembar luar berwarna, gelombang halus, lembar tengah dan gelombang kasar.',
      en: 'Double-wall board peeled back in steps: coloured face, fine flute, middle liner and coarse flute.',
    },
    width,
    draw: corrugatedCartonFlutes,
  },
  {
    slug: 'mailer-box-sizes',
    alt: {
      id: 'Tiga ukuran kotak mailer siap kirim dengan garis ukuran panjang, lebar dan tinggi.',
      en: 'Three stock mailers with dimension lines for length, width and height.',
    },
    width,
    draw: mailerBoxSizes,
  },
  {
    slug: 'mailer-box-dividers',
    alt: {
      id: 'Kotak mailer terbuka bercetak di dalam, dengan sekat karton untuk enam stoples.',
      en: 'An open mailer printed inside, with cardboard dividers for six jars.',
    },
    width,
    draw: mailerBoxDividers,
  },
  {
    slug: 'mailing-tube-posters',
    alt: {
      id: 'Enam tabung karton berdiri; tiga di antaranya masih terbuka dengan gulungan poster di dalamnya.',
      en: 'Six standing mailing tubes; three are still open with rolled posters inside.',
    },
    width,
    draw: mailingTubePosters,
  },
  {
    slug: 'mailing-tube-diameters',
    alt: {
      id: 'Empat tabung karton rebah dari diameter 100 sampai 38 milimeter dengan garis ukurannya.',
      en: 'Four mailing tubes lying side by side, from 100 to 38 millimetres in diameter, with dimension lines.',
    },
    width,
    draw: mailingTubeDiameters,
  },
  {
    slug: 'wooden-crate-forklift',
    alt: {
      id: 'Forklift membawa peti kayu bersiku baja, peti lain menunggu di belakangnya.',
      en: 'A forklift carrying a wooden crate with steel corners, another crate waiting behind it.',
    },
    width,
    draw: woodenCrateForklift,
  },
  {
    slug: 'wooden-crate-machine',
    alt: {
      id: 'Peti kayu dengan dua dinding terbuka, di dalamnya motor listrik dibaut ke lantai peti.',
      en: 'A wooden crate with two walls off; inside, an electric motor is bolted to the floor.',
    },
    width,
    draw: woodenCrateMachine,
  },
  {
    slug: 'protective-foam-insert',
    alt: {
      id: 'Karton dengan busa berlubang sesuai bentuk kamera, lensa dan baterai; kameranya tergantung di atas tempatnya.',
      en: 'A carton with foam cut for a camera, lens and batteries; the camera hangs above its place.',
    },
    width,
    draw: protectiveFoamInsert,
  },
  {
    slug: 'protective-foam-sheets',
    alt: {
      id: 'Tumpukan lembar busa putih, hitam dan merah muda dengan berbagai tebal, di depannya tiga potongan dan penggaris.',
      en: 'A stack of white, black and pink foam sheets of different thickness, with three cut blocks and a ruler in front.',
    },
    width,
    draw: protectiveFoamSheets,
  },
  {
    slug: 'export-pallet-stack',
    alt: {
      id: 'Tumpukan palet kayu berstempel yang diikat tali, tumpukan rendah dan satu palet di lantai.',
      en: 'A stack of stamped wooden pallets tied with straps, a lower stack and a single pallet on the floor.',
    },
    width,
    draw: exportPalletStack,
  },
  {
    slug: 'export-pallet-container',
    alt: {
      id: 'Kontainer terpotong dengan sepuluh palet yang mengisi penuh lantainya, satu palet menunggu di luar.',
      en: 'A container cut open, ten pallets filling its floor, one more waiting outside.',
    },
    width,
    draw: exportPalletContainer,
  },
  {
    slug: 'printed-label-line',
    alt: {
      id: 'Karton berjalan di konveyor, diberi label oleh mesin dan dibaca kamera.',
      en: 'Cartons on a conveyor get their labels from a machine and pass a camera that reads them.',
    },
    width,
    draw: printedLabelLine,
  },
  {
    slug: 'printed-label-kinds',
    alt: {
      id: 'Berbagai label di meja: label kirim, kode QR, label rak, tanda mudah pecah, label beku dan segel bundar.',
      en: 'Labels of many kinds on a table: shipping, QR code, shelf, fragile, frozen and round seals.',
    },
    width,
    draw: printedLabelKinds,
  },
];
