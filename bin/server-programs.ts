import { spawnSync } from 'node:child_process';
import { installIfAllowed, isDebian } from './debian.ts';

/** A program of a server that tests run the guide's configuration with. */
interface ServerProgram {
  /** Of Debian. */
  package: string;
  /** The variable that names another one than the system's. */
  variable: string;
  places: string[];
  /** What it is called with to see whether it is there. */
  trial: string;
  /** Where others than Debian get it. */
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

/** The program if it is there: the one that its variable names, or the system's. */
export function serverProgram(name: Name): string | undefined {
  const { variable, places, trial } = programs[name];
  const given = process.env[variable];
  return [given, ...places].find((place) => place && spawnSync(place, [trial]).status === 0);
}

/**
 * Sees to it that all of them are there: where one isn't and it may (root on Debian or Ubuntu), it installs the
 * distribution's.
 *
 * @throws Error with the command to run when one isn't there and it may not install it
 */
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
