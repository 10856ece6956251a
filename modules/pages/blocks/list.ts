import { actionBlock } from './action/block.ts';
import { addressBlock } from './address/block.ts';
import { figuresBlock } from './figures/block.ts';
import { pictureBlock } from './picture/block.ts';
import { questionsBlock } from './questions/block.ts';
import { textBlock } from './text/block.ts';

/** The blocks that need no other module. */
export const plainBlocks = [textBlock, pictureBlock, figuresBlock, questionsBlock, actionBlock, addressBlock];
