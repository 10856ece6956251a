import { point } from '../module/point.ts';
import type { Command } from './command.ts';

/** Commands of modules: `npm run site -- <name>`. */
export const commands = point<Command>('commands');
