import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Includes derivatives, such as Ubuntu. */
export function isDebian(): boolean {
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release());
}

/** Excludes derivatives: Ubuntu has some packages only as snaps. */
export function isDebianItself(): boolean {
  return /^ID="?debian"?$/m.test(release());
}

/** Installs a package of the distribution if allowed: as root on Debian or Ubuntu. Says so, because it takes long. */
export function installIfAllowed(name: string): void {
  if (!isDebian() || process.getuid?.() !== 0) return;
  process.stdout.write(`No ${name} here: installing it with apt-get. This takes a minute …\n`);
  // RUNLEVEL keeps apt from starting installed services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of ['update', `install -y --no-install-recommends ${name}`]) {
    spawnSync('apt-get', words.split(' '), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** The system's os-release file; empty if it isn't Linux. */
function release() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}
