import type { Scene } from '#drawing/scene.ts';
import { board } from './board.ts';
import { dock } from './dock.ts';
import { hall } from './hall.ts';

/** The pictures of the first screen; shown beside text without a frame, on paper and on ink. */
export const bannerScenes: readonly Scene[] = [
  {
    slug: 'hall',
    alt: {
      id: 'Potongan ruang pengemasan: rak palet, meja kemas, konveyor dengan mesin lakban dan palet siap kirim.',
      en: 'Cutaway of a packing hall: pallet racks, a packing table, a conveyor with a taping machine and pallets ready to ship.',
    },
    isCutOut: true,
    draw: hall,
  },
  {
    slug: 'dock',
    alt: {
      id: 'Trailer merapat di dock; palet karton didorong masuk dengan hand pallet.',
      en: 'A trailer at a dock; a pallet of cartons is pushed in with a hand pallet truck.',
    },
    isCutOut: true,
    draw: dock,
  },
  {
    slug: 'board',
    alt: {
      id: 'Lembar karton bergelombang melewati silinder die, menjadi pola potong lalu kotak jadi.',
      en: 'A sheet of corrugated board passes die cylinders and becomes a cut pattern, then a finished box.',
    },
    isCutOut: true,
    draw: board,
  },
];
