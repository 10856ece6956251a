import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** docs/operate.md, which tests follow literally. */
export const guide: string = readFileSync(path.join(root, 'docs/operate.md'), 'utf8');

/** Its code blocks in a language, verbatim. */
export function blocksOf(language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms');
  return [...guide.matchAll(fence)].map(([, block = '']) => block);
}
