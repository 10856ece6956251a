import { actionBlock } from './action/block.tsx';
import { addressBlock } from './address/block.tsx';
import { columnsBlock } from './columns/block.tsx';
import { figuresBlock } from './figures/block.tsx';
import { pictureBlock } from './picture/block.tsx';
import { pricesBlock } from './prices/block.tsx';
import { questionsBlock } from './questions/block.tsx';
import { quoteBlock } from './quote/block.tsx';
import { tableBlock } from './table/block.tsx';
import { teamBlock } from './team/block.tsx';
import { textBlock } from './text/block.tsx';
import { timelineBlock } from './timeline/block.tsx';
import { videoBlock } from './video/block.tsx';

/** Blocks without another module, in the order of the menu. */
export const plainBlocks = [
  textBlock,
  pictureBlock,
  columnsBlock,
  videoBlock,
  quoteBlock,
  figuresBlock,
  timelineBlock,
  tableBlock,
  pricesBlock,
  questionsBlock,
  teamBlock,
  actionBlock,
  addressBlock,
];
