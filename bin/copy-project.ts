import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Copies the current project into `folder`: tracked files and untracked ones that aren't ignored, so no packages. */
export function copyProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const name of listed.toString().split('\0')) {
    if (name && existsSync(name)) cpSync(name, path.join(folder, name));
  }
}
