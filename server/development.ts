import type { RequestListener } from 'node:http';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { closeHouse, openHouse } from './open-house.ts';
import { lockSite } from './start/lock-site.ts';
import { welcome } from './welcome.ts';

/**
 * The site for `bin/dev.ts`, which closes it and opens it anew when the source of the server changes. `greet` prints
 * where to look; a password that was made is printed in any case, since it is shown only once.
 */
export async function openSite({ greet }: { greet: boolean }): Promise<{
  handle: RequestListener;
  close(): void;
}> {
  const env = readEnv(process.env);
  const unlock = lockSite(env);
  const house = await openHouse(env);
  const firstAdmin = await seedOnFirstStart(house);
  if (greet || firstAdmin) process.stdout.write(welcome(house, firstAdmin));
  const close = () => {
    closeHouse(house);
    unlock();
  };
  return { handle: createApp(house).handle, close };
}
