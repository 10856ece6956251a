import { expect, test } from '@playwright/test';
import { runCommand } from '#tests/faults/command.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

test('the command for bulk posts explains its options', async () => {
  const refusals: [string[], RegExp][] = [
    [[], /^Please choose how many: npm run site -- seed .*\[--posts <number>\]/],
    [['--posts', 'many'], /^Please enter a number from 1 to 1000000: .*$/],
    [['--posts', '10'], /^Another server uses the database .* Stop that one first\.$/],
  ];
  for (const [words, sentence] of refusals) {
    const { code, stdout, stderr } = await runCommand(site.folder, ['seed', ...words]);
    expect([words, code, stdout]).toEqual([words, 1, '']);
    expect(stderr.trimEnd()).toMatch(sentence);
  }
});
