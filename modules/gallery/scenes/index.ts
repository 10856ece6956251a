import { containerShip } from './container-ship.ts';
import { corrugatedBoard } from './corrugated-board.ts';
import { dieCutMailer } from './die-cut-mailer.ts';
import { dieCutting } from './die-cutting.ts';
import { foamCrate } from './foam-crate.ts';
import { handPalletJack } from './hand-pallet-jack.ts';
import { mailingTubes } from './mailing-tubes.ts';
import { palletStrapping } from './pallet-strapping.ts';
import { rackAisle } from './rack-aisle.ts';
import { tapingLine } from './taping-line.ts';
import { truckAtDock } from './truck-at-dock.ts';
import { warehouseCutaway } from './warehouse-cutaway.ts';

export interface Scene {
  slug: string;
  type: 'Kemasan' | 'Gudang' | 'Pengiriman' | 'Produksi';
  title: string;
  description: string;
  alt: string;
  /** The whole picture as SVG; `drawPicture` makes a JPEG of it. */
  draw: () => string;
}

/** The pictures a new site starts with, in gallery order: grounds and shapes alternate, types mix. */
export const scenes: readonly Scene[] = [
  {
    slug: 'die-cut-mailer',
    type: 'Kemasan',
    title: 'Die-cut mailer dengan cetak dalam',
    description: 'Kotak pos die-cut yang dikunci tanpa lem, dengan bagian dalam dicetak satu warna khusus.',
    alt: 'Kotak mailer terbuka dengan bagian dalam oranye berisi dua stoples dan kartu, di belakangnya dua kotak tertutup.',
    draw: dieCutMailer,
  },
  {
    slug: 'pallet-strapping',
    type: 'Gudang',
    title: 'Strapping palet siap muat',
    description: 'Delapan belas karton diikat empat tali PP dengan pelindung sudut, aman sampai tujuan.',
    alt: 'Tumpukan karton di atas palet kayu, diikat tali oranye dengan siku pelindung putih, berlatar gelap.',
    draw: palletStrapping,
  },
  {
    slug: 'truck-at-dock',
    type: 'Pengiriman',
    title: 'Muat barang di loading dock',
    description: 'Truk tirai samping merapat ke dock sehingga palet masuk sejajar lantai gudang.',
    alt: 'Truk putih bertirai oranye merapat di dock, sisi belakangnya terbuka memperlihatkan palet berisi karton.',
    draw: truckAtDock,
  },
  {
    slug: 'taping-line',
    type: 'Produksi',
    title: 'Lini penutup karton otomatis',
    description: 'Karton terisi berjalan di roller conveyor dan keluar tertutup lakban dalam hitungan detik.',
    alt: 'Karton terbuka di atas conveyor masuk ke mesin lakban oranye dan keluar dalam keadaan tertutup.',
    draw: tapingLine,
  },
  {
    slug: 'mailing-tubes',
    type: 'Kemasan',
    title: 'Tabung karton berbagai ukuran',
    description: 'Tabung spiral untuk poster, gambar teknik, dan kain, lengkap dengan tutup yang pas.',
    alt: 'Enam tabung karton berdiri dengan tutup hitam, putih, dan oranye; satu tabung rebah berisi gulungan kertas.',
    draw: mailingTubes,
  },
  {
    slug: 'rack-aisle',
    type: 'Gudang',
    title: 'Lorong rak selektif',
    description:
      'Setiap palet di rak selektif dapat diambil langsung, dari stok lambat sampai pesanan harian.',
    alt: 'Rak palet tiga tingkat dengan balok oranye penuh karton, satu palet pesanan menunggu di lorong.',
    draw: rackAisle,
  },
  {
    slug: 'container-ship',
    type: 'Pengiriman',
    title: 'Pengapalan antarpulau',
    description: 'Kontainer konsolidasi berangkat setiap minggu dari Tanjung Priok dan Tanjung Perak.',
    alt: 'Kapal kontainer berlambung oranye berlayar di laut gelap dengan tumpukan kontainer cokelat dan putih.',
    draw: containerShip,
  },
  {
    slug: 'foam-crate',
    type: 'Produksi',
    title: 'Peti kayu dan busa pelindung',
    description: 'Busa dipotong mengikuti bentuk mesin, lalu dikunci dalam peti kayu yang memenuhi ISPM 15.',
    alt: 'Gambar urai peti kayu: tutup, pompa oranye, busa berlubang sesuai bentuk, dan badan peti.',
    draw: foamCrate,
  },
  {
    slug: 'corrugated-board',
    type: 'Kemasan',
    title: 'Single, double, dan triple wall',
    description: 'Tiga tingkat kekuatan karton gelombang, dipilih menurut berat barang dan tinggi tumpukan.',
    alt: 'Tiga lembar karton gelombang bertingkat dengan gelombang terlihat di tepinya, lapisan teratas oranye.',
    draw: corrugatedBoard,
  },
  {
    slug: 'warehouse-cutaway',
    type: 'Gudang',
    title: 'Pusat distribusi dari atas',
    description: 'Empat baris rak, area staging, dan tiga pintu muat dalam satu alur yang pendek.',
    alt: 'Potongan gudang tanpa atap dengan empat baris rak, palet di lantai, dan tiga truk di pintu muat.',
    draw: warehouseCutaway,
  },
  {
    slug: 'hand-pallet-jack',
    type: 'Pengiriman',
    title: 'Hand pallet untuk jarak pendek',
    description: 'Palet setengah ton dipindahkan satu orang dari area picking ke pintu muat.',
    alt: 'Hand pallet oranye mengangkat palet kayu berisi dua lapis karton.',
    draw: handPalletJack,
  },
  {
    slug: 'die-cutting',
    type: 'Produksi',
    title: 'Pisau die-cut dan hasilnya',
    description: 'Pola dipotong dan ditekuk dalam satu tekanan, lalu dilipat menjadi kotak tanpa lem.',
    alt: 'Mesin die-cut terbuka: pisau oranye di pelat atas, lembar karton terpotong di bawah, kotak jadi di samping.',
    draw: dieCutting,
  },
];
