import type { Scene } from '#database/seed/drawing/scene.ts';
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
    alt: 'Kotak jinjing putih bergagang dan kotak oranye berjendela berisi botol, dengan lembar die-cut yang belum dilipat di depannya.',
    draw: dieCutBox,
  },
  {
    slug: 'corrugated-carton',
    alt: 'Kardus bergelombang terbuka dengan tepi flute yang terlihat, di sebelah setumpuk karton lipat yang diikat tali oranye.',
    draw: corrugatedCarton,
  },
  {
    slug: 'mailer-box',
    alt: 'Tumpukan kotak mailer tiga ukuran dan satu kotak terbuka berisi baju terlipat, kertas tisu dan stoples.',
    draw: mailerBox,
  },
  {
    slug: 'mailing-tube',
    alt: 'Enam tabung karton bertutup ditumpuk rebah, dengan gambar teknik yang baru digelar di depannya.',
    draw: mailingTube,
  },
  {
    slug: 'wooden-crate',
    alt: 'Peti kayu besar dengan rangka silang dan siku baja oranye, di depannya peti kecil terbuka berisi katup.',
    draw: woodenCrate,
  },
  {
    slug: 'protective-foam',
    alt: 'Layar datar di antara dua penyangga busa, dengan tiga busa sudut dan satu gulungan busa.',
    draw: protectiveFoam,
  },
  {
    slug: 'export-pallet',
    alt: 'Palet kayu ekspor yang diurai per lapisan: papan bawah, balok berstempel, bantalan dan papan atas.',
    draw: exportPallet,
  },
  {
    slug: 'printed-label',
    alt: 'Gulungan label cetak berkode batang yang terurai di meja, di sebelah paket yang sudah berlabel.',
    draw: printedLabel,
  },
];
