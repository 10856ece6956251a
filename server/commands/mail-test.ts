import { type Env, originOf, readEnv } from '../env.ts';
import { messageOf, openMailServer } from '../mail/mail.ts';
import type { Mail } from '../services.ts';
import { type Command, CommandError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const mailTest: Command = {
  name: 'mail test',
  usage: '<email>',
  does: 'sends a message through EMAIL_SERVER and shows what the mail server answered',
  async run({ words: [to], print }) {
    const env = readEnv(process.env);
    const { EMAIL_SERVER: url, EMAIL_FROM: from } = env;
    if (!to || !/^[^\s@]+@[^\s@]+$/.test(to))
      throw new CommandError('Please add a recipient: npm run site -- mail test you@example.com');
    if (!url)
      throw new CommandError(
        'EMAIL_SERVER is not set, so the site sends no email. Set it, such as smtp://user:password@mail.example.com:587.',
      );
    const link = originOf(env);
    const text = `The site at ${link} can send email. You don’t need to do anything.`;
    const mail = { to, subject: 'Test message', text, link, button: 'Open the site' };
    const transport = await openMailServer(url);
    const sent = await transport.sendMail(await inNameOfSite(mail, env)).catch((error) => {
      throw new CommandError(explainFailure(error, url));
    });
    print(`${new URL(url).host} accepted the message for ${to}. It answered: ${sent.response}`);
    print(advice(from));
  },
};

// The database may be missing, or of another version: that is no reason not to try the mail server.
async function inNameOfSite(mail: Mail, env: Env) {
  let message = messageOf(mail, env, null);
  await withDatabase(({ db }) => {
    message = messageOf(mail, env, db);
  }).catch(() => {});
  return message;
}

function advice(from: string) {
  if (from.includes('@vinci.example'))
    return 'The sender is still the example: set EMAIL_FROM to an address of your own, or the message may be discarded.';
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? 'your domain';
  return `If it doesn’t arrive within minutes, check the spam folder. The DNS of ${domain} has to name this mail server in SPF and hold its DKIM key; your mail provider shows both.`;
}

/** An error of nodemailer (https://nodemailer.com/errors). */
interface Failure extends Error {
  code?: string;
  /** The code of the system or of TLS, when the mail server didn't refuse. */
  originalCode?: string;
  command?: string;
  response?: string;
}

interface Details extends Failure {
  /** `mail.example.com:587`. */
  server: string;
  /** `mail.example.com`. */
  name: string;
  isTls: boolean;
}

function explainFailure(error: Failure, url: string): string {
  const { host, hostname, protocol } = new URL(url);
  const { response } = error;
  const server = { server: host, name: hostname, isTls: protocol === 'smtps:' };
  const details: Details = { ...error, message: error.message.trim(), ...server };
  const sentence =
    connectionFailure(details) ?? serverRefusal(details) ?? `Sending failed: ${details.message}`;
  return response ? `${sentence}\nThe server answered: ${response.trim()}` : sentence;
}

function connectionFailure({ code, originalCode = '', server, name, isTls, message }: Details) {
  if (code === 'EDNS')
    return `The name ${name} in EMAIL_SERVER wasn’t found. Check its spelling, and that this machine can look up names (DNS).`;
  if (originalCode === 'ECONNREFUSED')
    return `Nothing listens at ${server}. Check the host and port in EMAIL_SERVER: usually 587 with smtp:, 465 with smtps:.`;
  if (code === 'ETIMEDOUT')
    return `${server} didn’t answer in time. Check the port in EMAIL_SERVER (587 with smtp:, 465 with smtps:). Many hosting providers block port 25, some block all three until you ask.`;
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return isTls
      ? `${server} doesn’t start with TLS. Write smtp: instead of smtps: in EMAIL_SERVER (port 587), or use port 465.`
      : `${server} offers STARTTLS but doesn’t speak it. Use another port, or smtps: with port 465, in EMAIL_SERVER.`;
  if (/CERT|SIGNED|ALTNAME|ISSUER|^ERR_(TLS|SSL)/.test(originalCode) || code === 'ETLS')
    return `There is no trusted TLS connection to ${server} (${message}). Write the host in EMAIL_SERVER as its certificate names it.`;
  if (code === 'EPROTOCOL')
    return `The server at ${server} is not a mail server. Check the host and port in EMAIL_SERVER.`;
  if (code === 'ECONNECTION' || code === 'ESOCKET')
    return `The connection to ${server} was closed (${message}). Check the port in EMAIL_SERVER: 465 needs smtps:, 587 needs smtp:.`;
  return null;
}

function serverRefusal({ code, command = '', response = '' }: Details) {
  if (code === 'EAUTH')
    return 'The mail server refused the user name or password in EMAIL_SERVER. Characters such as @ : / # must be written as %40 %3A %2F %23. With two-step sign-in, many providers require an app password.';
  if (/^530|authenticat/i.test(response))
    return 'The mail server requires a user name and password. Add them to EMAIL_SERVER: smtp://user:password@host:587.';
  if (command === 'MAIL FROM')
    return 'The mail server doesn’t accept the sender. Set EMAIL_FROM to an address that your account there may send from.';
  if (command === 'RCPT TO')
    return 'The mail server doesn’t accept the recipient. Check the address; if it is right, the server may only deliver to its own addresses until you sign in.';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'The mail server refused the message.';
  return null;
}
