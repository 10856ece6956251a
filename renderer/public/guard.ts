import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

const maintenance = '/maintenance';

/** Shows visitors the maintenance page while the site is closed (https://vike.dev/guard). */
export async function guard({ closed, urlPathname }: PageContextServer): Promise<void> {
  const asked = urlPathname === maintenance;
  if (closed && !asked) throw render(maintenance);
  if (!closed && asked) throw render(404);
}
