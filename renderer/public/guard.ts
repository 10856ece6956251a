import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

const maintenance = '/maintenance';

/** While the site is closed, visitors get the maintenance page in place of every public page (https://vike.dev/guard). */
export async function guard({ closed, urlPathname }: PageContextServer): Promise<void> {
  const asked = urlPathname === maintenance;
  if (closed && !asked) throw render(maintenance);
  if (!closed && asked) throw render(404);
}
