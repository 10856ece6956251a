import type { Scene } from '#database/seed/drawing/scene.ts';
import { board } from './board.ts';
import { dock } from './dock.ts';
import { hall } from './hall.ts';

/** The pictures of the first screen; they stand beside words on paper. */
export const bannerScenes: readonly Scene[] = [
  {
    slug: 'hall',
    alt: 'Potongan ruang pengemasan: rak palet, meja kemas, konveyor dengan mesin lakban oranye dan palet siap kirim.',
    draw: hall,
  },
  {
    slug: 'dock',
    alt: 'Bagian belakang trailer merapat di dock pada malam hari; palet karton didorong masuk dengan hand pallet.',
    draw: dock,
  },
  {
    slug: 'board',
    alt: 'Lembar karton bergelombang melewati silinder die oranye, menjadi pola potong lalu kotak jadi.',
    draw: board,
  },
];
