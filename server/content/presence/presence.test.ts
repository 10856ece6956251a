import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ContentSite, openContentSite, types } from '../test-entries.ts';
import { noteType } from '../test-note.ts';

const nobody = { people: [], otherTab: false };
const [sari, dewi] = [
  { name: 'Sari', portrait: null },
  { name: 'Dewi', portrait: null },
];

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site.close());
// Long enough for everybody to be gone.
beforeEach(() => site.letPass(24 * 60 * 60_000));

describe.each(types)('the form of an entry: %s', (_name, type) => {
  const open = (by: 'sari' | 'dewi', id: number, { tab = `tabof${by}`, hidden = false } = {}) =>
    site.of(type, by).content.enterForm({ id, tab, hidden });

  test('shows two people each other’s names until one of them leaves', async () => {
    expect(await open('sari', 1)).toEqual(nobody);
    expect(await open('dewi', 1)).toEqual({ people: [sari], otherTab: false });
    expect(await open('sari', 1)).toEqual({ people: [dewi], otherTab: false });
    expect(await open('dewi', 2)).toEqual(nobody);
    const leave = (by: 'sari' | 'dewi') => site.of(type, by).content.leaveForm({ id: 1, tab: 'tabofdewi' });
    // Nobody removes somebody else’s.
    await leave('sari');
    expect(await open('sari', 1)).toEqual({ people: [dewi], otherTab: false });
    await leave('dewi');
    expect(await open('sari', 1)).toEqual(nobody);
  });

  test('is not that of an entry of another type with the same id', async () => {
    await open('dewi', 1);
    const [, other = noteType] = types.find(([name]) => name !== type.name) ?? [];
    if (other === type) return;
    const elsewhere = await site.of(other).content.enterForm({ id: 1, tab: 'tabofsari', hidden: false });
    expect(elsewhere).toEqual(nobody);
  });
});

describe('an open form', () => {
  const open = (by: 'sari' | 'dewi', id: number, { tab = `tabof${by}`, hidden = false } = {}) =>
    site.of(noteType, by).content.enterForm({ id, tab, hidden });

  test('in a second tab of the same person isn’t another person', async () => {
    await open('dewi', 1);
    expect(await open('dewi', 1, { tab: 'secondtab' })).toEqual({ people: [], otherTab: true });
    expect(await open('sari', 1)).toEqual({ people: [dewi], otherTab: false });
  });

  test('that stops reporting is gone after 40 seconds, in a background tab later', async () => {
    await open('dewi', 1);
    site.letPass(39_000);
    expect(await open('sari', 1)).toMatchObject({ people: [dewi] });
    site.letPass(1000);
    expect(await open('sari', 1, { hidden: true })).toEqual(nobody);
    site.letPass(100_000);
    expect(await open('dewi', 1)).toMatchObject({ people: [sari] });
  });

  test('takes no more memory with thousands of others than with a thousand', async () => {
    await open('sari', 1);
    for (let form = 2; form < 1200; form += 1) await open('dewi', form);
    expect(await open('dewi', 1)).toEqual(nobody);
    expect(await open('sari', 1100)).toMatchObject({ people: [dewi] });
  });
});
