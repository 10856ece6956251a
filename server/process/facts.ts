import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';

/** What a small file beside the database or in a folder of the site says; null without one that fits `rules`. */
export function readFacts<Rules extends z.ZodType>(file: string, rules: Rules): z.infer<Rules> | null {
  try {
    return rules.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Readers find the former facts or the new ones. */
export function writeFacts(file: string, facts: object, mode = 0o666): void {
  const temporary = `${file}.part`;
  try {
    writeFileSync(temporary, `${JSON.stringify(facts, null, 2)}\n`, { mode });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
