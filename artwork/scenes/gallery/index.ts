import type { Scene } from '#drawing/scene.ts';
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

/** The pictures a new site starts with, in gallery order: grounds and shapes alternate, types mix. */
export const galleryScenes: readonly Scene[] = [
  {
    slug: 'die-cut-mailer',
    alt: {
      id: 'Kotak mailer terbuka dengan bagian dalam berisi dua stoples dan kartu, di belakangnya dua kotak tertutup.',
      en: 'An open mailer with an inside holding two jars and a card, two closed mailers behind it.',
    },
    draw: dieCutMailer,
  },
  {
    slug: 'pallet-strapping',
    alt: {
      id: 'Tumpukan karton di atas palet kayu, diikat tali dengan siku pelindung putih, berlatar gelap.',
      en: 'A stack of cartons on a wooden pallet, held by straps over white edge protectors, on a dark ground.',
    },
    draw: palletStrapping,
  },
  {
    slug: 'truck-at-dock',
    alt: {
      id: 'Truk putih bertirai merapat di dock, sisi belakangnya terbuka memperlihatkan palet berisi karton.',
      en: 'A white truck with curtains at a dock, its rear side open to show pallets of cartons.',
    },
    draw: truckAtDock,
  },
  {
    slug: 'taping-line',
    alt: {
      id: 'Karton terbuka di atas conveyor masuk ke mesin lakban dan keluar dalam keadaan tertutup.',
      en: 'Open cartons on a conveyor enter a taping machine and come out sealed.',
    },
    draw: tapingLine,
  },
  {
    slug: 'mailing-tubes',
    alt: {
      id: 'Enam tabung karton berdiri dengan tutup hitam, putih, dan berwarna; satu tabung rebah berisi gulungan kertas.',
      en: 'Six mailing tubes standing with black, white and coloured caps; one lies open with a roll of paper inside.',
    },
    draw: mailingTubes,
  },
  {
    slug: 'rack-aisle',
    alt: {
      id: 'Rak palet tiga tingkat dengan balok penuh karton, satu palet pesanan menunggu di lorong.',
      en: 'A three-level pallet rack with beams full of cartons; a picked pallet waits in the aisle.',
    },
    draw: rackAisle,
  },
  {
    slug: 'container-ship',
    alt: {
      id: 'Kapal kontainer berlambung berlayar di laut gelap dengan tumpukan kontainer cokelat dan putih.',
      en: 'A container ship with a hull on a dark sea, stacked with brown and white containers.',
    },
    draw: containerShip,
  },
  {
    slug: 'foam-crate',
    alt: {
      id: 'Gambar urai peti kayu: tutup, pompa, busa berlubang sesuai bentuk, dan badan peti.',
      en: 'Exploded view of a wooden crate: the lid, a pump, foam cut to its shape and the crate itself.',
    },
    draw: foamCrate,
  },
  {
    slug: 'corrugated-board',
    alt: {
      id: 'Tiga lembar karton gelombang bertingkat dengan gelombang terlihat di tepinya, lapisan teratas berwarna.',
      en: 'Three sheets of corrugated board stepped to show the flutes in their edges; the top sheet is coloured.',
    },
    draw: corrugatedBoard,
  },
  {
    slug: 'warehouse-cutaway',
    alt: {
      id: 'Potongan gudang tanpa atap dengan empat baris rak, palet di lantai, dan tiga truk di pintu muat.',
      en: 'A warehouse without its roof: four rows of racks, pallets on the floor and three trucks at the doors.',
    },
    draw: warehouseCutaway,
  },
  {
    slug: 'hand-pallet-jack',
    alt: {
      id: 'Hand pallet mengangkat palet kayu berisi dua lapis karton.',
      en: 'A hand pallet truck lifting a wooden pallet with two layers of cartons.',
    },
    draw: handPalletJack,
  },
  {
    slug: 'die-cutting',
    alt: {
      id: 'Mesin die-cut terbuka: pisau di pelat atas, lembar karton terpotong di bawah, kotak jadi di samping.',
      en: 'An open die cutter: a knife on the upper plate, a cut sheet below, the finished box beside it.',
    },
    draw: dieCutting,
  },
];
