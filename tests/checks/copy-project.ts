import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopAll } from '#bin/steps.ts';

/** Copies the current project into `folder`: tracked files and untracked ones that aren't ignored, so no packages. */
export function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const name of listed.toString().split('\0')) {
    if (name && existsSync(name)) cpSync(name, path.join(folder, name));
  }
}

/** A copy to work in until the process ends. Returns its folder. */
export function temporaryCopy(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `vinci-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stopAll().then(() => process.exit(1)));
  copyProject(folder);
  // Shared, because copying the packages would take longer than everything else.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** `modules/index.ts` without these modules: without the import of each folder and the name it imported. */
export function withoutModules(list: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const line = new RegExp(`^import \\{ (\\w+) \\} from '\\./${name}/module\\.ts';\\n`, 'm');
    const [, imported] = rest.match(line) ?? [];
    if (!imported) throw new Error(`modules/index.ts does not import ./${name}/module.ts`);
    return rest
      .replace(line, '')
      .replace(new RegExp(`(\\[[^\\]]*?)(?:\\.{3})?\\b${imported}\\b,?\\s*`), '$1');
  }, list);
}
