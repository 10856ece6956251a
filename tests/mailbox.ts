import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface Mail {
  to: string;
  text: string;
}

/** The replies to commands instead of `250 ok`: `{ 'RCPT TO': '550 no such user' }`. */
type Answers = Record<string, string>;

/** A mail server (RFC 5321, as far as needed) on a free port that stores the emails it receives. `onLetter` runs before it says that it has one. */
export async function openMailbox(answers: Answers = {}, onLetter = () => {}) {
  const letters: Mail[] = [];
  const server = createServer((socket) => {
    // A client that expects TLS hangs up in the middle.
    receive(socket, answers, (letter) => {
      letters.push(letter);
      onLetter();
      server.emit('letter');
    }).catch(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    /** The link in the next email that has one with a token, once it has arrived. Alerts have none. */
    async nextLink(): Promise<URL> {
      const patience = AbortSignal.timeout(60_000);
      for (;;) {
        while (letters.length === 0) await once(server, 'letter', { signal: patience });
        const [link] = /https?:\/\/\S+\?\S+/.exec(letters.shift()?.text ?? '') ?? [];
        if (link) return new URL(link);
      }
    },
    close: () => server.close(),
  };
}

async function receive(socket: Socket, answers: Answers, keep: (letter: Mail) => void) {
  const answer = (words: string) => socket.write(`${words}\r\n`);
  let to = '';
  let text: string[] | null = null;
  answer('220 mailbox');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text === null) {
      if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^DATA/i.test(line)) text = [];
      const own = Object.keys(answers).find((words) => line.toUpperCase().startsWith(words));
      answer(text ? '354 go on' : ((own && answers[own]) ?? (/^QUIT/i.test(line) ? '221 bye' : '250 ok')));
    } else if (line === '.') {
      keep({ to, text: unquote(text.join('\n')) });
      text = null;
      answer('250 ok');
    } else text.push(line);
  }
}

// Quoted-printable (RFC 2045).
function unquote(text: string) {
  return text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
