import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Every table definition of the site by its exported name: the site's own and those of the modules that are there. */
export async function allTables(): Promise<Record<string, unknown>> {
  const modules = readdirSync('modules', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = [
    'database',
    'server/auth',
    'server/content',
    ...modules.map((entry) => `modules/${entry.name}`),
  ];
  const tables: Record<string, unknown> = {};
  for (const place of places) {
    const file = path.resolve(place, 'tables.ts');
    if (existsSync(file)) Object.assign(tables, await import(pathToFileURL(file).href));
  }
  return tables;
}
