import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['lib', 'server', 'renderer/only-us', 'pages/only-us', 'modules'];

/** Indonesian by the English, from each `id.json` of the project. Builds store it in a file of its own (`vite.config.ts`). */
export function readOfficeWords(): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === 'id.json')
      .map((name) => path.join(folder, name)),
  );
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}
