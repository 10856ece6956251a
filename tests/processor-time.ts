/** What a machine is measured by: a calm one parses it in `calm` milliseconds. */
const reference = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => ({ at, words: [`kata ${at}`, 'palet'] })),
);
const calm = 6;

function since(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** How many times slower this machine is at the moment than a calm one. */
export function slowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage();
    JSON.parse(reference);
    return since(began);
  });
  return Math.max(1, Math.min(...times) / calm);
}

/** The processor time of `work`, in milliseconds of a calm machine: others on the same cores slow each instruction down. */
export async function processorTime(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const time = since(began);
  // So little is within any limit, and asked for thousands of times.
  return time < 10 ? time : time / slowness();
}
