import { setMaintenance } from '../site/settings.ts';
import { type Command, CommandError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const maintenance: Command = {
  name: 'maintenance',
  usage: 'on|off',
  does: 'shows visitors the maintenance page, or the site',
  async run({ words: [word], print }) {
    if (word !== 'on' && word !== 'off') {
      throw new CommandError('Please choose on or off: npm run site -- maintenance on|off');
    }
    const on = word === 'on';
    await withDatabase(({ db }) => setMaintenance(db, on));
    print(`Maintenance is ${word}: visitors see ${on ? 'the maintenance page' : 'the site'}.`);
  },
};
