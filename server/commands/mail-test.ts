import { openMailServer } from '../auth/mail.ts';
import { explainMailFailure } from '../auth/mail-failure.ts';
import { originOf, readEnv } from '../env.ts';
import { type Command, CommandError } from './command.ts';

export const mailTest: Command = {
  name: 'mail test',
  usage: '<email>',
  does: 'sends a message through EMAIL_SERVER and shows what the mail server answered',
  async run({ words: [to], print }) {
    const env = readEnv(process.env);
    const { EMAIL_SERVER: url, EMAIL_FROM: from } = env;
    if (!to || !/^[^\s@]+@[^\s@]+$/.test(to))
      throw new CommandError('Please say to whom: npm run site -- mail test you@example.com');
    if (!url)
      throw new CommandError(
        'EMAIL_SERVER is not set, so the site sends no e-mail. Set it, such as smtp://user:password@mail.example.com:587.',
      );
    const subject = 'Test message';
    const text = `The site at ${originOf(env)} can send e-mail. Nothing needs to be done.\n`;
    const transport = await openMailServer(url);
    const sent = await transport.sendMail({ from, to, subject, text }).catch((error) => {
      throw new CommandError(explainMailFailure(error, url));
    });
    print(`${new URL(url).host} took the message for ${to}. It answered: ${sent.response}`);
    print(advice(from));
  },
};

function advice(from: string) {
  if (from.includes('@vinci.example'))
    return 'The sender is still the example: set EMAIL_FROM to an address of your own, or the message may be thrown away.';
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'your domain';
  return `If it doesn’t arrive within minutes, look into the spam folder. The DNS of ${domain} has to name this mail server in SPF and hold its DKIM key; your mail provider shows both.`;
}
