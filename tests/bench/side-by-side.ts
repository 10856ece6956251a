import { cpuTimeOf } from './cpu-time.ts';
import { measureLoad, median, startBaseline } from './load.ts';
import { print } from './print.ts';
import { request } from './request.ts';

interface Question {
  /** The server's process. */
  pid: number;
  headers?: Record<string, string>;
  connections?: number;
  status?: number;
}

const rounds = 7;
const milliseconds = 400;
const byNode = ['connection', 'date', 'keep-alive'];

/** Prints the heading of `compareWithBaseline`'s figures. */
export function printHeading(what: string): void {
  print(what, 'same headers', 'processor', 'no headers', 'a second', 'p99', 'bare p99');
}

/**
 * Prints the throughput as ratios to bare `node:http` servers that send the same bytes: one with the same headers, one
 * with none. Alternates between them, so that other load affects all of them. `processor` is the ratio of processor
 * time per response, which is less sensitive to other load.
 */
export async function compareWithBaseline(what: string, address: string, question: Question): Promise<void> {
  const { pid, headers = {}, connections = 10, status = 200 } = question;
  await request(address, { headers }); // fills the cache
  const answer = await request(address, { headers });
  if (answer.status !== status) throw new Error(`${address} answered ${answer.status}`);
  const like = await startBaseline({ ...answer, headers: withoutNodes(answer.headers) });
  const none = await startBaseline({ ...answer, headers: ['Content-Length', String(answer.body.length)] });
  const contestants = [{ address, pid }, like, none].map((contestant) => ({
    ...contestant,
    perSecond: [] as number[],
    p99: [] as number[],
    processor: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of contestants) {
      const before = cpuTimeOf(each.pid);
      const pace = await measureLoad(each.address, { headers, connections, status, milliseconds });
      each.perSecond.push(pace.perSecond);
      each.p99.push(pace.p99);
      each.processor.push((cpuTimeOf(each.pid) - before) / pace.answered);
    }
  }
  like.close();
  none.close();
  const [ours, same, bare] = contestants.map(({ perSecond, p99, processor }) => ({
    speed: median(perSecond),
    p99: median(p99),
    processor: median(processor),
  }));
  if (!ours || !same || !bare) return;
  const ratios = [ours.speed / same.speed, same.processor / ours.processor, ours.speed / bare.speed];
  const [told, p99, bareP99] = [ratios.map((ratio) => ratio.toFixed(2)), ours.p99, same.p99];
  print(`  ${what}`, ...told, ours.speed.toFixed(0), `${p99.toFixed(1)} ms`, `${bareP99.toFixed(1)} ms`);
}

// Without those that Node adds itself.
function withoutNodes(list: string[]) {
  return list.filter((_, index) => !byNode.includes(list[index - (index % 2)]?.toLowerCase() ?? ''));
}
