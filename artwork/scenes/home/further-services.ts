import type { Scene } from '#drawing/scene.ts';
import { contractPackagingHampers } from './contract-packaging-hampers.ts';
import { contractPackagingPallet } from './contract-packaging-pallet.ts';
import { exportHandlingContainer } from './export-handling-container.ts';
import { exportHandlingDocuments } from './export-handling-documents.ts';
import { freightTracking } from './freight-tracking.ts';
import { freightTruck } from './freight-truck.ts';
import { packagingDesignPlotter } from './packaging-design-plotter.ts';
import { packagingDesignSamples } from './packaging-design-samples.ts';
import { returnsInspection } from './returns-inspection.ts';
import { returnsSorting } from './returns-sorting.ts';
import { warehousingBins } from './warehousing-bins.ts';
import { warehousingBlocks } from './warehousing-blocks.ts';

// They are shown smaller than the first picture of a product.
const width = 1280;

/** The further pictures of the services a new site offers, two for each. */
export const furtherServiceScenes: readonly Scene[] = [
  {
    slug: 'contract-packaging-hampers',
    alt: {
      id: 'Empat hampers: dua terbuka berisi botol, stoples dan kotak, dua tertutup dengan pita.',
      en: 'Four gift hampers: two open with bottles, jars and boxes, two closed with ribbons.',
    },
    width,
    draw: contractPackagingHampers,
  },
  {
    slug: 'contract-packaging-pallet',
    alt: {
      id: 'Dua palet set produk jadi: satu penuh terbungkus film, satu masih disusun.',
      en: 'Two pallets of finished sets: one full and wrapped in film, one still being stacked.',
    },
    width,
    draw: contractPackagingPallet,
  },
  {
    slug: 'warehousing-blocks',
    alt: {
      id: 'Area blok dari atas: palet berisi barang di petak bergaris, satu petak masih kosong.',
      en: 'Block storage from above: loaded pallets in marked bays, one bay still free.',
    },
    width,
    draw: warehousingBlocks,
  },
  {
    slug: 'warehousing-bins',
    alt: {
      id: 'Tiga bak berlabel di rak, pemindai genggam membaca kode bak yang di tengah.',
      en: 'Three labelled bins on a shelf; a handheld scanner reads the code of the middle one.',
    },
    width,
    draw: warehousingBins,
  },
  {
    slug: 'freight-truck',
    alt: {
      id: 'Truk bertirai di jalan, sisinya setengah terbuka memperlihatkan palet tiga pelanggan.',
      en: 'A truck with curtains on the road, its side half open to show pallets of three customers.',
    },
    width,
    draw: freightTruck,
  },
  {
    slug: 'freight-tracking',
    alt: {
      id: 'Telepon di atas karton berlabel menampilkan peta dengan posisi kiriman dan tujuannya.',
      en: 'A phone on a labelled carton shows a map with the shipment’s position and its destination.',
    },
    width,
    draw: freightTracking,
  },
  {
    slug: 'packaging-design-samples',
    alt: {
      id: 'Contoh putih kotak mailer dan kotak jinjing di samping alas potong dengan pola, pisau, penggaris dan kipas warna.',
      en: 'White samples of a mailer and a gable box beside a cutting mat with a blank, knife, ruler and colour fan.',
    },
    width,
    draw: packagingDesignSamples,
  },
  {
    slug: 'packaging-design-plotter',
    alt: {
      id: 'Meja potong contoh dengan kepala pisau di jembatan, separuh pola kotak sudah terpotong.',
      en: 'A sample cutting table with its knife on a bridge, half of the box pattern already cut.',
    },
    width,
    draw: packagingDesignPlotter,
  },
  {
    slug: 'export-handling-documents',
    alt: {
      id: 'Dokumen ekspor, papan jepit dengan packing list dan stempel di depan peti kayu.',
      en: 'Export documents, a clipboard with the packing list and a stamp in front of a wooden crate.',
    },
    width,
    draw: exportHandlingDocuments,
  },
  {
    slug: 'export-handling-container',
    alt: {
      id: 'Kontainer terpotong berisi peti kayu dan palet karton, satu peti lagi menunggu dimuat.',
      en: 'A container cut open, loaded with wooden crates and pallets of cartons, one more crate waiting.',
    },
    width,
    draw: exportHandlingContainer,
  },
  {
    slug: 'returns-inspection',
    alt: {
      id: 'Headphone di alas periksa, di samping kotaknya yang terbuka dan tablet dengan daftar periksa.',
      en: 'Headphones on an inspection mat, beside their opened box and a tablet with the checklist.',
    },
    width,
    draw: returnsInspection,
  },
  {
    slug: 'returns-sorting',
    alt: {
      id: 'Tiga bak hasil periksa: layak jual, perlu diperbaiki dan dimusnahkan, dengan satu paket di depannya.',
      en: 'Three bins after inspection: fit for sale, to be repaired and to be destroyed, with a parcel in front.',
    },
    width,
    draw: returnsSorting,
  },
];
