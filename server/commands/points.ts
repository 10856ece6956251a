import { type ModuleContext, point } from '../module/point.ts';
import type { Command } from './command.ts';

/** Commands of modules: `npm run site -- <name>`. */
export const commands = point<Command>('commands');

/** Bulk content for load tests. `noun` names it on the command line, such as posts. */
export interface BulkContent {
  noun: string;
  /** Adds `count` of them, indexed for search like any other. Called in a transaction. */
  add(context: ModuleContext, count: number): void;
}

export const bulkContents = point<BulkContent>('bulk contents');
