import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Action, type Area, may, mayWith } from '#lib/rights.ts';
import { minute } from '#tests/clock.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { appRouter } from '../../router.ts';
import { findEntry } from '../read-entry.ts';
import { type ContentSite, openContentSite, publishableTypes, refused } from '../test-entries.ts';
import { translationTypes } from '../translations/translation-type.ts';
import { enteredValues } from '../values.ts';
import { readCopy } from '../working-copy/copies.ts';
import { schedulesOf } from './schedules.ts';

// Whoever can't publish changes nothing of what is scheduled. Every mutation that the table of rights lets a Writer call is
// tried: a new one needs a line here.

const writer = { role: 'client', right: 'writer' } as const;
const written = publishableTypes.filter(([, type]) => mayWith(writer, 'write', type));
const translated = written.flatMap(([name, type]): [string, EntryType, EntryType][] =>
  translationTypes(type)
    .filter(({ kind }) => kind?.language === 'en')
    .map((each) => [name, type, each as unknown as EntryType]),
);

let site: ContentSite;
beforeAll(async () => {
  site = await openContentSite();
  Object.assign(site.people.budi, { right: 'writer' });
});
afterAll(() => site.close());
beforeEach(() => site.letPass(minute));

interface Scheduled {
  type: EntryType;
  id: number;
  /** Of the form of the Writer that made it. */
  key?: string;
  /** The entry that it translates. */
  original?: { type: EntryType; id: number };
}

const sari = (type: EntryType) => site.of(type);
const budi = (type: EntryType) => site.of(type, 'budi');
const schedule = ({ type, id }: Scheduled) =>
  sari(type).content.schedule({
    id,
    action: 'publish',
    at: new Date(site.now().getTime() + 60 * minute),
  } as never);

const message = expect.stringMatching(/scheduled to go live|but not publish/);

let keys = 0;
/** A draft of the Writer, which Sari has scheduled. */
async function draft(type: EntryType): Promise<Scheduled> {
  keys += 1;
  const key = `formofbudi${keys}`;
  const values = await sari(type).values({ status: 'draft' });
  const { id } = await budi(type).create({ ...values, copy: key });
  await schedule({ type, id });
  return { type, id, key };
}

/** What visitors see, with scheduled changes. */
async function changes(type: EntryType): Promise<Scheduled> {
  const { add, type: typeIn, title } = sari(type);
  const id = await add();
  await typeIn(id, title(`Perubahan ${id}`));
  await schedule({ type, id });
  return { type, id };
}

/** A scheduled translation of a draft of the Writer. */
async function translation(type: EntryType, english: EntryType): Promise<Scheduled> {
  const { id: of } = await budi(type).create(await sari(type).values({ status: 'draft' }));
  const { id } = await sari(type).content.beginTranslation({ id: of, language: 'en' } as never);
  await sari(english).type(id, await sari(english).values({ status: 'draft' }));
  await schedule({ type: english, id });
  return { type: english, id, original: { type, id: of } };
}

/** A translation that visitors see, with scheduled changes. */
async function changesOfTranslation(type: EntryType, english: EntryType): Promise<Scheduled> {
  const original = { type, id: await sari(type).add() };
  const { id } = await sari(type).content.beginTranslation({ id: original.id, language: 'en' } as never);
  const values = await sari(english).values();
  await sari(english).content.updateTranslation({ ...values, id, version: 1 } as never);
  await sari(english).type(id, sari(english).title(`Changed ${id}`));
  await schedule({ type: english, id });
  return { type: english, id, original };
}

/** What would go live. */
function state({ type, id }: Scheduled) {
  const row = findEntry(site.db, type, id);
  const copy = readCopy(site.db, type, { id })?.values;
  return { row: row && enteredValues(type, row), copy, publish: schedulesOf(site.db, type, id).publish };
}

type Attempt = (scheduled: Scheduled) => Promise<unknown>;

/** What doesn't concern a situation. */
const skipped = Symbol('skipped');
const ofEntries =
  (attempt: Attempt): Attempt =>
  async (of) =>
    of.original ? skipped : attempt(of);
const ofTranslations =
  (attempt: Attempt): Attempt =>
  async (of) =>
    of.original ? attempt(of) : skipped;
const ofNewForms =
  (attempt: (of: Scheduled & { key: string }) => Promise<unknown>): Attempt =>
  async ({ key, ...of }) =>
    key ? attempt({ ...of, key }) : skipped;

const assign = ({ type, id }: Scheduled) => budi(type).title(`Budi ${id}`);
const changeMany = (action: string, { type, id }: Scheduled, values?: object) =>
  budi(type).content.changeMany({ action, ids: [id], values } as never);
/** The entry, or that which it translates, after Sari has deleted it. */
async function deleted({ type, id, original = { type, id } }: Scheduled): Promise<Scheduled> {
  await sari(original.type).delete({ id: original.id });
  return original;
}

const restoreMany: Attempt = async (of) => changeMany('restore', await deleted(of));
const restoreOne: Attempt = async (of) => {
  const { type, id } = await deleted(of);
  return budi(type).content.restore({ id });
};

/** What a Writer may try, by the names of procedures; of the routers of types without their name. */
const attempts: Record<string, Attempt[]> = {
  create: [
    ofNewForms(async ({ type, id, key }) => {
      const values = enteredValues(type, budi(type).row(id));
      await budi(type).create({ ...values, ...assign({ type, id }), copy: key });
    }),
  ],
  update: [ofEntries((of) => budi(of.type).save(of.id, assign(of)))],
  delete: [({ type, id, original = { type, id } }) => budi(original.type).delete({ id: original.id })],
  'content.keepCopy': [
    (of) => budi(of.type).type(of.id, assign(of)),
    ofNewForms(({ key, ...of }) =>
      budi(of.type).content.keepCopy({ of: { key }, values: assign(of), version: 0, revision: 0 }),
    ),
  ],
  'content.discardCopy': [
    ({ type, id }) => budi(type).content.discardCopy({ of: { id } }),
    ofNewForms(({ type, key }) => budi(type).content.discardCopy({ of: { key } })),
  ],
  'content.restoreVersion': [
    async ({ type, id }) => {
      const versions = await sari(type).versions(id);
      return budi(type).content.restoreVersion({ id, versionId: versions.at(-1)?.id ?? 0 });
    },
  ],
  'content.restore': [restoreOne],
  'content.changeMany': [
    ofEntries((of) => changeMany('assign', of, assign(of))),
    (of) => changeMany('delete', of.original ?? of),
    restoreMany,
    ofEntries((of) => changeMany('publish', of)),
    ofEntries((of) => changeMany('unpublish', of)),
  ],
  'content.updateMany': [
    ofEntries((of) => {
      const { version } = budi(of.type).row(of.id);
      return budi(of.type).content.updateMany({ rows: [{ id: of.id, version, values: assign(of) }] });
    }),
  ],
  'content.updateTranslation': [
    ofTranslations((of) => {
      const { row, content } = budi(of.type);
      const values = { ...enteredValues(of.type, row(of.id)), ...assign(of), status: 'draft' };
      return content.updateTranslation({ ...values, id: of.id, version: row(of.id).version } as never);
    }),
  ],
  'content.deleteTranslation': [
    ofTranslations(({ type, id }) => budi(type).content.deleteTranslation({ id })),
  ],
};

const link = async ({ type, id }: Scheduled) => {
  const { links } = await sari(type).content.getShares({ id });
  return budi(type).content.revokeShare({ id, linkId: links[0]?.id ?? 0 });
};

/** What a Writer may do with what is scheduled: it stays as it is. */
const harmless: Record<string, Attempt> = {
  'content.beginTranslation': async ({ type, id, original = { type, id } }) =>
    translationTypes(original.type).length &&
    budi(original.type).content.beginTranslation({ id: original.id, language: 'en' }),
  'content.confirmUpToDate': async ({ original }) =>
    original &&
    budi(original.type).content.confirmUpToDate({
      id: original.id,
      language: 'en',
      version: budi(original.type).row(original.id).version,
    }),
  'content.askForPublication': ({ type, id }) => budi(type).content.askForPublication({ id, note: '' }),
  'content.share': async ({ type, id }) => type.address && budi(type).content.share({ id }),
  'content.revokeShare': async (of) => of.type.address && link(of),
  'content.seeRemarks': ({ type, id }) => budi(type).content.seeRemarks({ id }),
  'content.enterForm': ({ type, id }) =>
    budi(type).content.enterForm({ id, tab: 'tabofbudi', hidden: false } as never),
  'content.leaveForm': ({ type, id }) => budi(type).content.leaveForm({ id, tab: 'tabofbudi' } as never),
};

/** The routers that hold no entries: the own account, and files, whose changes are seen at once wherever they are used. */
const others = ['accessToken', 'account', 'secondFactor', 'file', 'user'];

test('no way to change an entry is forgotten here', () => {
  interface Declared {
    _def: { type: string; meta: { access: { action: Action; areas: Area[] } } };
  }
  const callable = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>)
    .filter(([, { _def }]) => _def.type === 'mutation')
    .filter(([, { _def }]) =>
      _def.meta.access.areas.some((area) => may(writer, _def.meta.access.action, area)),
    )
    .map(([path]) => path)
    .filter((path) => !others.includes(path.split('.', 1)[0] ?? ''))
    .map((path) => (written.some(([name]) => path.startsWith(`${name}.`)) ? path.split('.')[1] : path));
  // Without a module the API has no routers of types.
  const hasTypes = Object.keys(appRouter._def.procedures).some((path) =>
    written.some(([name]) => path.startsWith(`${name}.`)),
  );
  const known = [...Object.keys(attempts), ...Object.keys(harmless)].filter(
    (path) => path.includes('.') || hasTypes,
  );
  expect([...new Set(callable)].sort()).toEqual(known.sort());
});

const situations: [string, () => Promise<Scheduled>][] = [
  ...written.flatMap(([name, type]): [string, () => Promise<Scheduled>][] => [
    [`a draft: ${name}`, () => draft(type)],
    [`changes: ${name}`, () => changes(type)],
  ]),
  ...translated.flatMap(([name, type, english]): [string, () => Promise<Scheduled>][] => [
    [`a translation: ${name}`, () => translation(type, english)],
    [`changes of a translation: ${name}`, () => changesOfTranslation(type, english)],
  ]),
];

describe.each(situations)('a Writer changes nothing of what is scheduled, %s', (_name, make) => {
  test.each(Object.entries(attempts))('by %s', async (_procedure, each) => {
    for (const attempt of each) {
      const scheduled = await make();
      const before = state(scheduled);
      expect(before.publish).not.toBeNull();
      const outcome = await attempt(scheduled).catch((error: unknown) => error);
      if (outcome === skipped) continue;
      if (outcome instanceof Error) expect(outcome).toEqual(refused('FORBIDDEN'));
      else expect(outcome).toMatchObject({ done: [], failed: [{ message }] });
      const isDeletedBefore = [restoreOne, restoreMany].includes(attempt);
      expect(state(scheduled)).toEqual({ ...before, ...(isDeletedBefore && { row: undefined }) });
    }
  });

  test('by anything else that they may do', async () => {
    const scheduled = await make();
    const before = state(scheduled);
    for (const [, act] of Object.entries(harmless)) await act(scheduled);
    expect(state(scheduled)).toEqual(before);
  });

  test('and who may publish changes it', async () => {
    const scheduled = await make();
    await sari(scheduled.type).type(scheduled.id, assign(scheduled));
    expect(JSON.stringify(state(scheduled))).toContain(`Budi ${scheduled.id}`);
  });
});
