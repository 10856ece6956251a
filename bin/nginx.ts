import { spawnSync } from 'node:child_process';
import { installIfAllowed, isDebian } from './debian.ts';

/**
 * The nginx that a test puts in front of the site: NGINX_PATH or the system's. Where there is none and it may (root on
 * Debian or Ubuntu), it installs the distribution's.
 *
 * @throws Error with the command to run when there is none and it may not install one
 */
export function findNginx(): string {
  const found = installed();
  if (found) return found;
  installIfAllowed('nginx');
  const fresh = installed();
  if (fresh) return fresh;
  const command = isDebian() ? 'sudo apt-get install nginx' : 'https://nginx.org/en/docs/install.html';
  throw new Error(`There is no nginx for the slow tests. Please install it: ${command}`);
}

function installed() {
  const places = [process.env.NGINX_PATH, 'nginx', '/usr/sbin/nginx'];
  return places.find((place) => place && spawnSync(place, ['-v']).status === 0);
}
