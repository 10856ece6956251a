import { brands, site } from '#database/tables.ts';
import { createAccount } from '#server/auth/accounts.ts';
import { generatePassword, isCommonPassword } from '#server/auth/passwords.ts';
import { firstName } from '#server/auth/profiles.ts';
import { offeredBy } from '#server/module/registry.ts';
import { rebuildSearchIndex } from '#server/search/rebuild.ts';
import type { Services } from '#server/services.ts';
import { seeds } from './points.ts';
import { starterCompany } from './starter-company.ts';
import { starterPictures, syncPictures } from './starter-pictures.ts';

/** The first administrator; `password` is null when the operator chose it. */
export interface FirstAdmin {
  email: string;
  password: string | null;
}

const tooCommon =
  'FIRST_ADMIN_PASSWORD is one of the most common passwords in the world. Set another one, or none: then one is made for you.';

/** On the very first start: settings, an administrator and starter content, all or nothing. Null on later starts. */
export async function seedOnFirstStart(services: Services): Promise<FirstAdmin | null> {
  if (services.db.select().from(site).get()) return null;
  if (isCommonPassword(services.env.FIRST_ADMIN_PASSWORD ?? '')) throw new Error(tooCommon);
  // The server doesn't listen yet: no other writes end up in this transaction.
  const sqlite = services.db.$client;
  sqlite.exec('begin immediate');
  try {
    const administrator = await seed(services);
    sqlite.exec('commit');
    return administrator;
  } catch (error) {
    sqlite.exec('rollback');
    throw error;
  }
}

async function seed(services: Services): Promise<FirstAdmin> {
  const { env, db } = services;
  const maintenance = env.MAINTENANCE === 'on';
  const description = 'Kemasan karton, pergudangan dan pengiriman untuk usaha di seluruh Indonesia.';
  db.insert(site).values({ description, maintenance }).run();
  db.update(brands).set(starterCompany).run();
  const password = env.FIRST_ADMIN_PASSWORD ?? generatePassword();
  const email = env.FIRST_ADMIN_EMAIL;
  await createAccount(db, { email, name: firstName, role: 'administrator', password });
  for (const { module, offer: fill } of offeredBy(seeds))
    await fill({ ...services, addPicture: starterPictures(services, module.name) });
  rebuildSearchIndex(services);
  await syncPictures(services);
  return { email, password: env.FIRST_ADMIN_PASSWORD ? null : password };
}
