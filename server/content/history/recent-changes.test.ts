import { afterAll, beforeAll, expect, test } from 'vitest';
import { nounsOf } from '#lib/content-type.ts';
import { type ContentSite, openContentSite, types } from '../test-entries.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const changes = async () =>
  (await site.summary()).changes.map(({ title, route, by }) => ({ title, route, by }));

test.each(types)(
  'what somebody adds or publishes at once is one line, single changes are theirs: %s',
  async (_name, type) => {
    const [sari, dewi] = [site.of(type), site.of(type, 'dewi')];
    const many = (count: number) => ({
      title: `${count} ${nounsOf(type).nouns}`,
      route: type.list,
      by: 'Sari',
    });
    site.letPass(3_600_000);
    for (let added = 0; added < 5; added++) {
      await sari.add();
      site.letPass(1000);
    }
    expect(await changes()).toContainEqual(many(5));

    // Two are called by their names.
    site.letPass(3_600_000);
    const alone: string[] = [];
    for (let added = 0; added < 2; added++) {
      alone.push(type.title(dewi.row(await dewi.add())));
      site.letPass(1000);
    }
    const shown = await changes();
    for (const title of alone) expect(shown).toContainEqual(expect.objectContaining({ title, by: 'Dewi' }));
    expect(shown).toContainEqual(many(5));

    // What is in the trash isn't counted.
    site.letPass(3_600_000);
    const made: number[] = [];
    for (let added = 0; added < 4; added++) made.push(await sari.add());
    await sari.delete({ id: made[0] as number });
    expect(await changes()).toContainEqual(many(3));
  },
);
