/** One line of the report: what was measured, and the figures in columns. */
export function print(what: string, ...values: string[]): void {
  process.stdout.write(`${what.padEnd(44)}${values.map((value) => value.padStart(12)).join('  ')}\n`);
}
