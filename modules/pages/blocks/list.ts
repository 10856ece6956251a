import { actionBlock } from './action/block.tsx';
import { addressBlock } from './address/block.tsx';
import { figuresBlock } from './figures/block.tsx';
import { pictureBlock } from './picture/block.tsx';
import { questionsBlock } from './questions/block.tsx';
import { textBlock } from './text/block.tsx';

/** The blocks that need no other module. */
export const plainBlocks = [textBlock, pictureBlock, figuresBlock, questionsBlock, actionBlock, addressBlock];
