import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** docs/operate.md, which tests follow to the letter. */
export const guide: string = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');

/** Its blocks of code in a language, as they stand there. */
export function blocksOf(language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms');
  return [...guide.matchAll(fence)].map(([, block = '']) => block);
}
