import type { FirstAdmin } from '#database/seed/first-start.ts';
import type { House } from './house.ts';
import { previewLink } from './site/router.ts';
import { readSettings } from './site/settings.ts';

/** What the terminal shows when the site is ready. The password of the first administrator is shown once and kept nowhere. */
export function welcome(house: House, firstAdmin: FirstAdmin | null): string {
  const address = new URL(house.env.AUTH_URL).origin;
  const lines = [`Vinci is ready at http://localhost:${house.env.PORT}`, '', `  Site         ${address}`];
  lines.push(`  Back office  ${address}/only-us`);
  if (firstAdmin) {
    lines.push('', `  Sign in as   ${firstAdmin.email}`);
    lines.push(`  Password     ${firstAdmin.password ?? '(the one in FIRST_ADMIN_PASSWORD)'}`);
    if (firstAdmin.password) lines.push('               shown this once only: change it after signing in');
  }
  if (readSettings(house.db).maintenance) {
    lines.push('', '  Visitors see the maintenance page until somebody presses Go live on the dashboard.');
    if (firstAdmin)
      lines.push(`  Preview link ${previewLink(house).url}`, '               shows the site for 7 days');
  }
  return `\n${lines.join('\n')}\n\n`;
}
