import type { AnyRouter } from '@trpc/server';
import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect } from 'vitest';
import { type $ZodType, safeParse, safeParseAsync } from 'zod/v4/core';
import { holdsOf } from '#lib/field-kinds.ts';
import type { Field } from '#lib/fields.ts';
import { emptyOf, rulesOf } from '#lib/fields.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { createAccount } from '#server/auth/accounts.ts';
import type { Routers } from '#server/module/registry.ts';
import { registerModules, siteModules } from '#server/module/registry.ts';
import { createContext } from '#server/request/create-context.ts';
import { createCaller, router } from '#server/trpc.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { type EntryType, isPublishable, type PublishableTable } from '../module/entry-type.ts';
import { declaredTypes } from './declared-types.ts';
import { recentChangesFor } from './history/recent-changes.ts';
import { requestsFor } from './publish/publication-requests.ts';
import { getEntry } from './read-entry.ts';
import { contentRouter } from './router.ts';
import { overdueFor, remarksFor, scheduledFor } from './schedules/scheduled.ts';
import { createNotes, noteModule, noteType } from './test-note.ts';
import { fieldOf, referencedField } from './trash/restore.ts';
import { checkPublic, type EntryValues, enteredValues } from './values.ts';
import { unfinishedFor } from './working-copy/unfinished.ts';

// What holds for every type of content is tried with each that a module declares, and with notes of the tests' own. The values
// of an entry are made from the rules of its fields, so that a new type is tried without another line.

/** Every type whose entries people add, by name: for `describe.each`. */
export const types = named([...declaredTypes(), noteType].filter((type) => type.titleField));
/** Those whose entries are drafts until they are published. */
export const publishableTypes = types.filter((each): each is [string, EntryType<PublishableTable>] =>
  isPublishable(each[1]),
);
/** Those whose entries have a page. */
export const typesWithPage = publishableTypes.filter(([, type]) => type.address);
/** Those whose entries show files. */
export const typesWithFiles = types.filter(([, type]) => fileFields(type).length > 0);
/** Those with another text beside the title, which a second person can change. */
export const typesWithTwoTexts = types.filter(([, type]) => otherText(type));

type Content = TestSite['administrator']['content'];
type ContentOfType = {
  [Name in keyof Content]: (input?: Omit<Parameters<Content[Name]>[0], 'type'>) => ReturnType<Content[Name]>;
};
interface OwnProcedures {
  get(input: { id: number }): Promise<EntryValues & { version: number }>;
  create(input: EntryValues): Promise<{ id: number }>;
  update(input: EntryValues): Promise<void>;
  delete(input: { id: number }): Promise<void>;
  publish(input: { id: number }): Promise<void>;
  unpublish(input: { id: number }): Promise<void>;
  reorder(input: { id: number; before: number | null }): Promise<void>;
}

/** Sari and Dewi are administrators, Budi is a client. */
export type Somebody = 'sari' | 'dewi' | 'budi';
export type ContentSite = Awaited<ReturnType<typeof openContentSite>>;
export type Entries = ReturnType<ContentSite['of']>;

/** A site of a test with entries of every type. Close it, also because the type of the tests is declared only meanwhile. */
export async function openContentSite(options: Parameters<typeof openTestSite>[0] = {}) {
  registerModules([...siteModules, noteModule]);
  const site = await openTestSite(options);
  createNotes(site.db);
  const routers: Routers = Object.assign({}, ...siteModules.map(({ routers }) => routers));
  const all: AnyRouter = router({ ...routers, content: contentRouter(routers) });
  const call = createCaller(all);
  const about = { sessionId: null, address: '192.0.2.1', requestId: 'test' };
  const callerFor = (user: SessionUser | null) =>
    call(() => createContext(site.services, { user, ...about }));

  const dewi = {
    name: 'Dewi',
    email: 'dewi@vinci.example',
    role: 'administrator',
    password: 'Peti#2026',
  } as const;
  const people = { ...site.people, dewi: { ...dewi, id: await createAccount(site.db, dewi) } };
  const { id: fileId } = await site.client.file.upload(formWith(await photo()));
  let now = new Date('2026-08-07T01:00:00Z');
  let made = 0;
  site.services.now = () => now;

  /** Valid values of an entry, with a title and an address that no other entry of a test has. */
  async function valuesOf(type: EntryType, more: EntryValues = {}): Promise<EntryValues> {
    made += 1;
    const belongsTo = await Promise.all(
      Object.entries(type.belongsTo ?? {}).map(async ([field, above]) => {
        const key = getTableConfig(type.table).foreignKeys.find(
          (each) => fieldOf(type.table, each) === field,
        );
        return [field, of(above).row(await of(above).add())[key ? referencedField(key) : 'id']];
      }),
    );
    const known = { ...Object.fromEntries(belongsTo), ...(isPublishable(type) && { status: 'published' }) };
    const values: EntryValues = { ...known, [type.titleField as string]: `Nomor ${made}` };
    for (const [name, field] of Object.entries(rulesOf(type))) {
      const choices = await choicesOf(field);
      for (const candidate of [...choices, ...candidatesFor(type, name, fileId, made)])
        if (!(name in values) && (await safeParseAsync(field, candidate)).success) values[name] = candidate;
    }
    return { ...(await checkPublic(type, values)), ...more };
  }

  /** The entries of a type as somebody works with them: an administrator by default. */
  function of(type: EntryType, by: Somebody | 'visitor' = 'sari') {
    const caller = callerFor(by === 'visitor' ? null : people[by]);
    const own: OwnProcedures = namesOf(ownProcedures, caller[type.name]);
    const content: ContentOfType = namesOf(contentProcedures, caller.content, { type: type.name });
    const row = (id: number) => getEntry(site.db, type, id) as EntryValues & { id: number; version: number };
    const copy = (id: number) => content.getCopy({ id });
    const versions = (id: number) => content.getVersions({ id });
    return {
      ...own,
      content,
      row,
      copy,
      versions,
      values: (more?: EntryValues) => valuesOf(type, more),
      /** Adds an entry that visitors see; returns its id. */
      async add(more?: EntryValues) {
        return (await own.create(await valuesOf(type, more))).id;
      },
      /** Saves a change by the button of the form, over the newest version. */
      async save(id: number, change: EntryValues = {}, copy?: number) {
        const entry = row(id);
        const values = { ...enteredValues(type, entry), ...change };
        await own.update({ ...values, id, version: entry.version, ...(copy && { copy }) });
      },
      /** Types on, over the newest version and working copy. */
      async type(id: number, values: EntryValues) {
        const { revision = 0 } = (await copy(id)) ?? {};
        return content.keepCopy({ of: { id }, version: row(id).version, revision, values });
      },
      /** The title of an entry, in words of a test. */
      title: (words: string) => ({ [type.titleField as string]: words }),
      titleOf: (id: number) => String(row(id)[type.titleField as string]),
      /** The other text, where the type has one. */
      other(words: string) {
        const field = otherText(type);
        return field ? { [field]: words } : {};
      },
    };
  }

  return {
    ...site,
    people,
    of,
    fileId,
    /** What the dashboard says of content. */
    summary(by: Somebody = 'sari') {
      const reader = { ...site.services, user: people[by] };
      return {
        changes: recentChangesFor(reader),
        scheduled: scheduledFor(reader),
        late: overdueFor(reader, site.services.schedules.late()),
        remarks: remarksFor(reader),
        requests: requestsFor(reader),
        unfinished: unfinishedFor(reader),
      };
    },
    /** Another picture. */
    async sendPicture(color: string) {
      return (await site.client.file.upload(formWith(await photo({ color })))).id;
    },
    now: () => now,
    letPass(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },
    /** How many rows a table of the core has of an entry. */
    count: (table: string, { name }: EntryType, id: number) =>
      site.db.$client
        .prepare(`select count(*) from ${table} where type = ? and entry = ?`)
        .pluck()
        .get(name, id),
    /** Runs what is due at an instant. */
    async runAt(instant: Date) {
      now = instant;
      await site.services.schedules.runDue();
    },
    /** Changes a row without any rule: how an older version of the site may have left it. */
    setRow(type: EntryType, id: number, values: EntryValues) {
      site.db.update(type.table).set(values).where(eq(type.table.id, id)).run();
    },
    async close() {
      registerModules(siteModules.filter((each) => each !== noteModule));
      await site.close();
    },
  };
}

/** A refusal with this code, to compare errors with. */
export const refused = (code: string, message = ''): unknown =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });

/** The fields that show files; links only lead to them. */
export function fileFields(type: EntryType): string[] {
  const holdsFiles = ({ kind, columns = {} }: Field): boolean =>
    (kind !== 'link' && 'files' in holdsOf(kind)) ||
    kind === 'blocks' ||
    Object.values(columns).some(holdsFiles);
  return Object.keys(type.fields).filter((name) => holdsFiles(type.fields[name] as Field));
}

/** What the fields of an entry have that show a file, with another file in its place. */
export function withFile(type: EntryType, values: EntryValues, file: number, former: number): EntryValues {
  const fields = Object.fromEntries(fileFields(type).map((name) => [name, values[name]]));
  return JSON.parse(JSON.stringify(fields, (_name, value) => (value === former ? file : value)));
}

function named(all: EntryType[]) {
  return all.map((type): [string, EntryType] => [type.name, type]);
}

function otherText(type: EntryType): string | undefined {
  const texts = Object.entries(rulesOf(type)).filter(
    ([name]) => name !== type.titleField && getTableColumns(type.table)[name]?.dataType === 'string',
  );
  return texts.find(([, field]) => safeParse(field, 'Kata lain').success)?.[0];
}

/** The values that a field chooses from: it names them when it refuses another one. */
async function choicesOf(field: $ZodType): Promise<unknown[]> {
  const { error } = await safeParseAsync(field, 'no choice');
  return error?.issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : [])) ?? [];
}

/** Values to try for a field, the most specific first: the first that its rules accept is taken. */
function candidatesFor(type: EntryType, name: string, fileId: number, made: number): unknown[] {
  const isFile = fileFields(type).includes(name);
  const picture = { type: 'picture', attrs: { fileId, alt: null } };
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: `Kata ${made}.` }] };
  const text = { type: 'doc', content: [paragraph, ...(isFile ? [picture] : [])] };
  const words =
    name === 'slug' ? [`nomor-${made}`] : [`Kata ${made}`, '/', 'https://vinci.example/', `Kata ${made} 1`];
  return [
    ...(isFile ? [fileId, [fileId]] : []),
    null,
    text,
    ...words,
    [],
    false,
    1,
    '',
    ...rowOf(type.fields[name], made),
  ];
}

/** Of rows that need one. */
function rowOf(field: Field | undefined, made: number): unknown[] {
  if (!field?.columns) return [];
  const named = Object.entries(field.columns).filter(([, { kind }]) => kind === 'line');
  const words = Object.fromEntries(named.map(([name]) => [name, `Kata ${made}`]));
  return [[{ ...emptyOf({ fields: field.columns }), ...words }]];
}

const ownProcedures = ['get', 'create', 'update', 'delete', 'publish', 'unpublish', 'reorder'];
const contentProcedures = Object.keys(contentRouter({})._def.procedures);

type Calls = Record<string, (input: object) => Promise<unknown>>;

/** The calls of a router as an object of its own, each with what is the same in every input. */
function namesOf(names: string[], calls: unknown, always = {}) {
  return Object.fromEntries(
    names.map((name) => [name, (input = {}) => (calls as Calls)[name]?.({ ...input, ...always })]),
  ) as never;
}
