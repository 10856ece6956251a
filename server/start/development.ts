import type { RequestListener } from 'node:http';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { lockSite } from '../process/lock-site.ts';
import { closeServices, openServices } from './open-services.ts';
import { welcome } from './welcome.ts';

/** For `bin/dev.ts`. `greet` prints the address; a generated password is always printed, as it is shown only once. */
export async function openSite({ greet }: { greet: boolean }): Promise<{
  handle: RequestListener;
  close(): void;
}> {
  const env = readEnv(process.env);
  const unlock = lockSite(env);
  const services = await openServices(env);
  const firstAdmin = await seedOnFirstStart(services);
  if (greet || firstAdmin) process.stdout.write(welcome(services, firstAdmin));
  const close = () => {
    closeServices(services);
    unlock();
  };
  return { handle: createApp(services).handle, close };
}
