// `npm run check`: `npm test` without build and browser, and code metrics. `-- format` formats; the other parts are slow tests.

import { figures } from './figures.ts';
import { runNamedPart } from './named-part.ts';
import { borders, line, lint, type Result, run, type Step, tests, types } from './steps.ts';

runNamedPart({
  format: ['biome', 'check', '--write', '.'],
  modules: ['tsx', 'tests/checks/check-modules.ts'],
  content: ['tsx', 'tests/checks/check-guide.ts', 'content'],
  feature: ['tsx', 'tests/checks/check-guide.ts', 'feature'],
});

// Two lanes for two cores: the tests take about as long as the rest together.
const lanes: Step[][] = [[tests], [types, borders, lint]];
const results = (await Promise.all(lanes.map(runInTurn))).flat();

for (const result of results) if (result.step.show || !result.passed) process.stdout.write(result.output);
for (const result of results) process.stdout.write(line(result));
process.stdout.write(`\n${figures()}`);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;

async function runInTurn(steps: Step[]) {
  const done: Result[] = [];
  for (const step of steps) done.push(await run(step));
  return done;
}
