import { barcodeGudang } from './barcode-gudang.ts';
import { careerDesigner } from './career-designer.ts';
import { careerDieCutting } from './career-die-cutting.ts';
import { careerWarehouse } from './career-warehouse.ts';
import { foamDropTest } from './foam-drop-test.ts';
import { kartonGelombang } from './karton-gelombang.ts';
import { paletIspm15 } from './palet-ispm-15.ts';
import { palletPatterns } from './pallet-patterns.ts';
import { proofOfDelivery } from './proof-of-delivery.ts';
import type { StarterPost } from './starter-post.ts';

/** The posts that a new site starts with, the newest first. */
export const starterPosts: readonly StarterPost[] = [
  kartonGelombang,
  careerDieCutting,
  barcodeGudang,
  palletPatterns,
  careerWarehouse,
  foamDropTest,
  paletIspm15,
  careerDesigner,
  proofOfDelivery,
];
