// The process that checks a large database: it takes seconds and mustn't block the site. Sends 'ok' or what is wrong.
import SQLite from '#database/driver.mjs';
import { lowerPriority } from '../process/low-priority.ts';

lowerPriority();
process.on('disconnect', () => process.exit());
const [, , file = ''] = process.argv;
process.send?.(check(), () => process.disconnect());

function check() {
  try {
    const sqlite = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
    return String(sqlite.pragma('quick_check(1)', { simple: true }));
  } catch (error) {
    return (error as Error).message;
  }
}
