import { networkInterfaces } from 'node:os';
import type { FirstAdmin } from '#database/seed/first-start.ts';
import { readSettings } from '#database/site-settings.ts';
import { type Env, listeningHost, originOf } from '../env.ts';
import { previewLink } from '../request/preview-link.ts';
import type { Services } from '../services.ts';

/** What the terminal shows when the site is ready. The first administrator's password is shown only here, once. */
export function welcome(services: Services, firstAdmin: FirstAdmin | null): string {
  const address = originOf(services.env);
  const [local = '', ...others] = localAddresses(services.env);
  const lines = [`Vinci is ready at ${local}`, '', `  Site         ${address}`];
  lines.push(`  Back office  ${address}/only-us`);
  others.forEach((other, index) => void lines.push(`  ${index ? '       ' : 'Network'}      ${other}`));
  if (firstAdmin) {
    lines.push('', `  Sign in as   ${firstAdmin.email}`);
    lines.push(`  Password     ${firstAdmin.password ?? '(the one in FIRST_ADMIN_PASSWORD)'}`);
    if (firstAdmin.password) lines.push('               shown only once: change it after signing in');
  }
  if (readSettings(services.db).maintenance) {
    lines.push('', '  Visitors see the maintenance page until you press Go live on the dashboard.');
    if (firstAdmin)
      lines.push(`  Preview link ${previewLink(services).url}`, '               shows the site for 7 days');
  }
  return `\n${lines.join('\n')}\n\n`;
}

// Link-local addresses (fe80::) need a zone, which browsers don't accept.
function localAddresses(env: Env) {
  const { PORT: port } = env;
  const host = listeningHost(env) ?? '::';
  const isEvery = host === '::' || host === '0.0.0.0';
  if (!isEvery) return [`http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`];
  const network = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
  return ['localhost', ...network].map((host) => `http://${host}:${port}`);
}
