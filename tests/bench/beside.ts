import { ask } from './ask.ts';
import { bareServer, hammerAt, median } from './load.ts';
import { print } from './print.ts';

interface Question {
  headers?: Record<string, string>;
  connections?: number;
  status?: number;
}

const rounds = 7;
const milliseconds = 400;
const byNode = ['connection', 'date', 'keep-alive'];

/** The heading over the figures of `beside`. */
export function printHeading(what: string): void {
  print(what, 'same headers', 'no headers', 'a second', 'p99', 'bare p99');
}

/**
 * Prints how fast an answer is given, as ratios to bare `node:http` servers that give the same bytes: one with the same
 * headers, one with none. By turns, so that whatever else the machine does hits all of them.
 */
export async function beside(what: string, address: string, question: Question = {}): Promise<void> {
  const { headers = {}, connections = 10, status = 200 } = question;
  await ask(address, { headers }); // what is kept is kept now
  const answer = await ask(address, { headers });
  if (answer.status !== status) throw new Error(`${address} answered ${answer.status}`);
  const like = await bareServer({ ...answer, headers: withoutNodes(answer.headers) });
  const none = await bareServer({ ...answer, headers: ['Content-Length', String(answer.body.length)] });
  const contestants = [address, like.address, none.address];
  const paces = contestants.map(() => ({ perSecond: [] as number[], p99: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const pace = await hammerAt(contestant, { headers, connections, status, milliseconds });
      paces[index]?.perSecond.push(pace.perSecond);
      paces[index]?.p99.push(pace.p99);
    }
  }
  like.close();
  none.close();
  const [ours, same, bare] = paces.map(({ perSecond, p99 }) => ({
    speed: median(perSecond),
    p99: median(p99),
  }));
  if (!ours || !same || !bare) return;
  const ratios = [same, bare].map(({ speed }) => (ours.speed / speed).toFixed(2));
  print(
    `  ${what}`,
    ...ratios,
    ours.speed.toFixed(0),
    `${ours.p99.toFixed(1)} ms`,
    `${same.p99.toFixed(1)} ms`,
  );
}

// Those that node adds by itself.
function withoutNodes(list: string[]) {
  return list.filter((_, index) => !byNode.includes(list[index - (index % 2)]?.toLowerCase() ?? ''));
}
