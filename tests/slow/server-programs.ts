import { spawnSync } from 'node:child_process';
import { installIfAllowed, isDebian } from '../debian.ts';

interface ServerProgram {
  package: string;
  /** The environment variable that overrides the system's program. */
  variable: string;
  places: string[];
  /** The argument to check whether it exists. */
  trial: string;
  /** Where to get it on other systems. */
  page: string;
}

const programs = {
  nginx: {
    package: 'nginx',
    variable: 'NGINX_PATH',
    places: ['nginx', '/usr/sbin/nginx'],
    trial: '-v',
    page: 'https://nginx.org/en/docs/install.html',
  },
  caddy: {
    package: 'caddy',
    variable: 'CADDY_PATH',
    places: ['caddy'],
    trial: 'version',
    page: 'https://caddyserver.com/docs/install',
  },
  compose: {
    package: 'docker-compose',
    variable: 'COMPOSE_PATH',
    places: ['docker-compose', '/usr/libexec/docker/cli-plugins/docker-compose'],
    trial: 'version',
    page: 'https://docs.docker.com/compose/install/',
  },
  systemdAnalyze: {
    package: 'systemd',
    variable: 'SYSTEMD_ANALYZE_PATH',
    places: ['systemd-analyze'],
    trial: '--version',
    page: 'https://systemd.io',
  },
} satisfies Record<string, ServerProgram>;

type Name = keyof typeof programs;

export function serverProgram(name: Name): string | undefined {
  const { variable, places, trial } = programs[name];
  const given = process.env[variable];
  return [given, ...places].find((place) => place && spawnSync(place, [trial]).status === 0);
}

/** Installs missing programs if allowed (root on Debian or Ubuntu). Else throws with the command to run. */
export function findServerPrograms(): void {
  for (const name of Object.keys(programs) as Name[]) {
    const { package: package_, page } = programs[name];
    if (serverProgram(name)) continue;
    installIfAllowed(package_);
    if (serverProgram(name)) continue;
    const how = isDebian() ? `sudo apt-get install ${package_}` : page;
    throw new Error(`There is no ${package_} for the slow tests. Please install it: ${how}`);
  }
}
