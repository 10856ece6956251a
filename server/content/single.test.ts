import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredTypes } from './declared-types.ts';
import { type ContentSite, openContentSite, refused } from './test-entries.ts';
import { enteredValues } from './values.ts';

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());

const singles = declaredTypes().filter(({ single }) => single);

describe.each(singles.map((type) => [type.name, type] as const))('a type with one entry: %s', (_, type) => {
  const sari = () => site.of(type);
  const routers = () =>
    site.administrator as unknown as Record<string, { update(values: object): Promise<void> }>;
  const update = (version: number) => routers()[type.name]?.update({ ...values(), version });
  const values = () => enteredValues(type, sari().row(1));

  test('has it from the beginning, and keeps what it was in its history', async () => {
    const before = sari().row(1);
    expect(before.version).toBe(1);
    await update(1);
    expect(sari().row(1)).toMatchObject({ ...values(), version: 2 });
    const [saved, first] = await sari().versions(1);
    expect(saved).toMatchObject({ how: 'published', by: 'Sari' });
    expect(first).toMatchObject({ how: 'imported' });
    await expect(update(1)).rejects.toEqual(refused('CONFLICT'));
  });

  test('can be neither deleted nor duplicated, and only administrators may open it', async () => {
    for (const action of ['delete', 'duplicate', 'publish'])
      await expect(sari().content.changeMany({ action, ids: [1] } as never)).rejects.toEqual(
        refused('BAD_REQUEST'),
      );
    await expect(site.of(type, 'budi').copy(1)).rejects.toEqual(refused('FORBIDDEN'));
  });
});
