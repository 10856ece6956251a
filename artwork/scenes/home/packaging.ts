import type { Scene } from '#drawing/scene.ts';
import { corrugatedCarton } from './corrugated-carton.ts';
import { dieCutBox } from './die-cut-box.ts';
import { exportPallet } from './export-pallet.ts';
import { mailerBox } from './mailer-box.ts';
import { mailingTube } from './mailing-tube.ts';
import { printedLabel } from './printed-label.ts';
import { protectiveFoam } from './protective-foam.ts';
import { woodenCrate } from './wooden-crate.ts';

/** The pictures of the packaging a new site offers; the grounds alternate in this order. */
export const packagingScenes: readonly Scene[] = [
  {
    slug: 'die-cut-box',
    alt: {
      id: 'Kotak jinjing putih bergagang dan kotak berjendela berisi botol, dengan lembar die-cut yang belum dilipat di depannya.',
      en: 'A white gable box with a handle and a window box with a bottle, an unfolded die-cut blank in front of them.',
    },
    draw: dieCutBox,
  },
  {
    slug: 'corrugated-carton',
    alt: {
      id: 'Kardus bergelombang terbuka dengan tepi flute yang terlihat, di sebelah setumpuk karton lipat yang diikat tali.',
      en: 'An open corrugated carton showing its flutes, beside a stack of flat cartons tied with straps.',
    },
    draw: corrugatedCarton,
  },
  {
    slug: 'mailer-box',
    alt: {
      id: 'Tumpukan kotak mailer tiga ukuran dan satu kotak terbuka berisi baju terlipat, kertas tisu dan stoples.',
      en: 'A stack of mailers in three sizes and an open one holding a folded shirt, tissue paper and a jar.',
    },
    draw: mailerBox,
  },
  {
    slug: 'mailing-tube',
    alt: {
      id: 'Enam tabung karton bertutup ditumpuk rebah, dengan gambar teknik yang baru digelar di depannya.',
      en: 'Six capped mailing tubes stacked on their sides, with a freshly unrolled technical drawing in front.',
    },
    draw: mailingTube,
  },
  {
    slug: 'wooden-crate',
    alt: {
      id: 'Peti kayu besar dengan rangka silang dan siku baja, di depannya peti kecil terbuka berisi katup.',
      en: 'A large cross-braced wooden crate with steel corners; in front of it a small open crate with a valve.',
    },
    draw: woodenCrate,
  },
  {
    slug: 'protective-foam',
    alt: {
      id: 'Layar datar di antara dua penyangga busa, dengan tiga busa sudut dan satu gulungan busa.',
      en: 'A flat screen between two foam end caps, with three foam corners and a roll of foam.',
    },
    draw: protectiveFoam,
  },
  {
    slug: 'export-pallet',
    alt: {
      id: 'Palet kayu ekspor yang diurai per lapisan: papan bawah, balok berstempel, bantalan dan papan atas.',
      en: 'An export pallet taken apart in layers: bottom boards, stamped blocks, stringers and deck boards.',
    },
    draw: exportPallet,
  },
  {
    slug: 'printed-label',
    alt: {
      id: 'Gulungan label cetak berkode batang yang terurai di meja, di sebelah paket yang sudah berlabel.',
      en: 'A roll of printed barcode labels unrolled on a table, beside a labelled parcel.',
    },
    draw: printedLabel,
  },
];
