import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Is this Debian, or a system that is made of it, such as Ubuntu? */
export function isDebian(): boolean {
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release());
}

/** Is this Debian and nothing made of it? Ubuntu has some packages as snaps only. */
export function isDebianItself(): boolean {
  return /^ID="?debian"?$/m.test(release());
}

/** Installs a package of the distribution, where that is allowed: as root on Debian or Ubuntu. Says so, as it takes long. */
export function installIfAllowed(name: string): void {
  if (!isDebian() || process.getuid?.() !== 0) return;
  process.stdout.write(`No ${name} here: installing it with apt-get. This takes a minute …\n`);
  // RUNLEVEL: a service that is installed is not started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of ['update', `install -y --no-install-recommends ${name}`]) {
    spawnSync('apt-get', words.split(' '), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** What this system says it is; nothing where it is no Linux. */
function release() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}
