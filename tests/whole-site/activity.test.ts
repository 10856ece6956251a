import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, site as siteTable } from '#database/tables.ts';
import { passkeys } from '#server/auth/tables.ts';
import { findType } from '#server/content/declared-types.ts';
import { entryTranslations } from '#server/content/tables.ts';
import { openContentSite, types, typesWithPage } from '#server/content/test-entries.ts';
import { untranslatedNeeds } from '#server/content/translations/untranslated-labels.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { appRouter } from '#server/router.ts';
import { budi, type Person, sari } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { sentText } from '#tests/sent-text.ts';

// Every mutation that changes something writes a line. A new one that doesn't fails the last test.

type Site = Awaited<ReturnType<typeof openContentSite>>;
let site: Site;
let api: Site['administrator'];
beforeAll(async () => {
  site = await openContentSite();
  // Accounts, keys and exports ask for a sign-in of the last ten minutes.
  api = await site.apiOf(await signedIn(sari));
});

/** Signs in by the clock of the site, which isn't that of sessions. */
async function signedIn(person: Person) {
  const browser = await site.signedIn(person);
  site.db.update(sessions).set({ confirmedAt: site.now() }).run();
  return browser;
}

afterAll(() => site.close());

const all = (sql: string) => site.db.$client.prepare(sql).all();
const countLines = () => all('select id from activity').length;
const lastLine = () => all('select * from activity order by id desc limit 1')[0];
type Row = { id: number; version: number };
const tried = new Set<string>();

/** Calls a procedure that changes something, and expects a line. */
async function line<Result>(path: string, call: () => Promise<Result>): Promise<Result> {
  const before = countLines();
  const result = await call();
  tried.add(path);
  expect(countLines(), path).toBeGreaterThan(before);
  return result;
}

const exceptions = new Set([
  // They change nothing that lasts, or nothing but what one person has read; or they only look.
  'account.confirm',
  'account.requireConfirmation',
  'content.enterForm',
  'content.leaveForm',
  'content.seeRemarks',
  'redirect.previewImport',
  'secondFactor.startAuthenticator',
  // It only leaves a line out of the dashboard.
  'site.skipStep',
  'secondFactor.startPasskey',
  'secondFactor.askForPasskey',
  // A browser makes the key; the line is that of `finishAuthenticator`.
  'secondFactor.finishPasskey',
  // A process of the build makes it; tests/browser/backups.spec.ts expects the line.
  'backup.start',
  'backup.rehearse',
  'backup.endRehearsal',
  // They need the process of a running site; tests/browser/restore.spec.ts expects their lines.
  'backup.restore',
  'backup.goBack',
  'backup.restoreEntry',
  'backup.restoreArea',
  // A process of the build does it, or it needs what was received; modules/transfer/move-in/{upload,import}.spec.ts expect their lines.
  'moveIn.give',
  'moveIn.look',
  'moveIn.run',
  'moveIn.stop',
  'moveIn.switch',
  'moveIn.undo',
  // They change entries by the functions of the content core that are tried here.
  'translation.import',
  'content.joinEntries',
  'content.moveDate',
]);

test.each(types)('what is done to a %s is in the activity', async (name, type) => {
  if (name === 'note') return;
  const of = site.of(type);
  const { id } = await line(`${name}.create`, async () => of.create(await of.values()));
  await line(`${name}.update`, () => of.save(id, of.other('Kata lain')));
  if (isPublishable(type)) {
    await line(`${name}.unpublish`, () => of.unpublish({ id }));
    await line(`${name}.publish`, () => of.publish({ id }));
  }
  if (`${name}.reorder` in appRouter._def.procedures)
    await line(`${name}.reorder`, () => of.reorder({ id, before: null }));
  await line(`${name}.delete`, () => of.delete({ id }));
  await line('content.restore', () => of.content.restore({ id }));
  await of.delete({ id });
  await line('content.deletePermanently', () => of.content.deletePermanently({ id }));
});

test.each(['site', 'brand', 'menu', 'footer', 'requestSettings'])(
  'what is changed of %s, too',
  async (name) => {
    const own = (
      api as unknown as Record<string, Record<'get' | 'update', (input?: object) => Promise<object>>>
    )[name];
    const type = findType(name) as EntryType;
    const row = (await own?.get()) as Record<string, unknown>;
    const entered = Object.fromEntries(Object.keys(type.fields).map((field) => [field, row[field]]));
    await line(`${name}.update`, () => own?.update({ ...entered, version: row.version }) ?? Promise.reject());
    expect(lastLine()).toMatchObject({ type: name, what: 'updated', name: 'Sari', source: 'browser' });
  },
);

test('what is typed, shared, scheduled and translated', async () => {
  const [type] = typesWithPage.map(([, each]) => each).filter(({ name }) => name === 'blog');
  if (!type) throw new Error('There are no posts.');
  const of = site.of(type);
  const id = await of.add();
  await line('content.keepCopy', () => of.type(id, of.title('Judul lain')));
  await line('content.discardCopy', () => of.content.discardCopy({ of: { id } }));
  await of.type(id, of.title('Judul lain'));
  await line('content.askForPublication', () => of.content.askForPublication({ id, note: '' }));
  await line('content.returnRequest', () => of.content.returnRequest({ id, note: 'Lagi' }));
  const [version] = await of.versions(id);
  await line('content.restoreVersion', () => of.content.restoreVersion({ id, versionId: version?.id ?? 0 }));
  await line('content.share', () => of.content.share({ id }));
  const { links } = await of.content.getShares({ id });
  await line('content.revokeShare', () => of.content.revokeShare({ id, linkId: links[0]?.id ?? 0 }));
  const at = new Date(site.now().getTime() + 60_000);
  await line('content.schedule', () => of.content.schedule({ id, action: 'unpublish', at }));
  await line('content.unschedule', () => of.content.unschedule({ id, action: 'unpublish' }));
  await line('content.changeMany', () => of.content.changeMany({ action: 'duplicate', ids: [id] }));
  const rows = [{ id, version: of.row(id).version, values: of.title('Satu lagi') }];
  await line('content.updateMany', () => of.content.updateMany({ rows }));
  site.db.update(siteTable).set({ secondLanguage: 'en' }).run();
  const begun = { id, language: 'en' } as const;
  const { id: translated } = await line('content.beginTranslation', () => of.content.beginTranslation(begun));
  const version2 = of.row(id).version;
  await line('content.confirmUpToDate', () => of.content.confirmUpToDate({ ...begun, version: version2 }));
  const english = { type: 'blog:en', id: translated };
  const original = of.row(id);
  const fields = Object.keys(findType('blog:en')?.fields ?? {}).filter((name) => name !== 'status');
  const words = Object.fromEntries(fields.map((name) => [name, original[name] ?? '']));
  const draft = { ...english, version: 1, ...words, slug: 'in-english', status: 'draft' };
  // What somebody goes on typing within ten minutes is one line.
  site.letPass(11 * 60_000);
  await line('content.updateTranslation', () => api.content.updateTranslation(draft));
  await line('content.publishTranslation', () => api.content.publishTranslation(english));
  await line('content.unpublishTranslation', () => api.content.unpublishTranslation(english));
  await line('content.deleteTranslation', () => api.content.deleteTranslation(english));
});

test('accounts, keys and sessions', async () => {
  api = await site.apiOf(await signedIn(sari));
  const details = { name: 'Ani', email: 'ani@vinci.example', role: 'client' } as const;
  const { id } = await line('user.create', () => api.user.create(details));
  await line('user.update', () => api.user.update({ id, ...details, role: 'administrator', version: 1 }));
  expect(lastLine()).toMatchObject({ what: 'roleChanged', title: 'Ani', detail: 'client → administrator' });
  await line('user.createPasswordLink', () => api.user.createPasswordLink({ id }));
  await line('user.deactivate', () => api.user.deactivate({ id }));
  await line('user.activate', () => api.user.activate({ id }));
  await line('user.delete', () => api.user.delete({ id }));
  const other = await line('(a sign-in)', () => signedIn(budi));
  expect(lastLine()).toMatchObject({ what: 'signedIn', name: budi.name, type: 'session' });
  const his = await site.apiOf(other);
  const { version, fields } = await his.account.get();
  await line('account.update', () => his.account.update({ ...fields, name: 'Budi S.', version }));
  await line('account.chooseLanguage', () => his.account.chooseLanguage({ language: 'en' }));
  await site.signedIn(budi);
  const remarks = { kind: 'remarks', choice: 'digest' } as const;
  await line('account.chooseNotification', () => his.account.chooseNotification(remarks));
  await line('account.endOtherSessions', () => his.account.endOtherSessions());
  const [own] = await his.account.getSessions();
  await line('account.endSession', () => his.account.endSession({ id: own?.id ?? '' }));
  const again = await site.apiOf(await signedIn(budi));
  const [known] = await api.user.getSessions({ id: site.people.budi.id });
  await line('user.endSession', () => api.user.endSession({ id: known?.id ?? '' }));
  await line('user.endSessions', () => api.user.endSessions({ id: site.people.budi.id }));
  const { secret, sealed } = await again.secondFactor.startAuthenticator();
  const code = new TOTP({ secret }).generate({ timestamp: site.now().getTime() });
  await line('secondFactor.finishAuthenticator', () =>
    again.secondFactor.finishAuthenticator({ sealed, code }),
  );
  await line('secondFactor.makeRecoveryCodes', () => again.secondFactor.makeRecoveryCodes());
  await line('secondFactor.removeAuthenticator', () => again.secondFactor.removeAuthenticator());
  const key = { id: 'kunci', publicKey: '', counter: 0, host: 'localhost', createdAt: site.now() };
  const owner = site.people.budi.id;
  site.db
    .insert(passkeys)
    .values({ ...key, userId: owner, name: 'Laptop', transports: [] })
    .run();
  await line('secondFactor.removePasskey', () => again.secondFactor.removePasskey({ id: 'kunci' }));
  await line('user.resetSecondFactor', () => api.user.resetSecondFactor({ id: site.people.budi.id }));
  await line('secondFactor.require', () => api.secondFactor.require({ role: 'client', isRequired: true }));
  await api.secondFactor.require({ role: 'client', isRequired: false });
  const change = { email: budi.email, currentPassword: budi.password, newPassword: 'Gudang#2027' };
  await line('user.changePassword', () =>
    again.user.changePassword({ ...change, confirmPassword: change.newPassword } as never),
  );
});

test('files', async () => {
  const { id } = await line('file.upload', async () => api.file.upload(formWith(await photo())));
  const version = async () => (await api.file.getMany({ ids: [id] }))[0]?.version ?? 1;
  const sent = formWith(await photo({ color: '#123456' }));
  sent.set('id', String(id));
  sent.set('version', String(await version()));
  await line('file.replace', () => api.file.replace(sent));
  const words = { name: 'foto.jpg', alt: 'Peti', translatedAlt: '', focalX: 0.5, focalY: 0.5 };
  await line('file.update', async () => api.file.update({ id, version: await version(), ...words } as never));
  await line('file.crop', async () =>
    api.file.crop({ id, version: await version(), crop: { left: 0, top: 0, width: 0.5, height: 0.5 } }),
  );
  await line('file.label', () => api.file.label({ ids: [id], add: ['Gudang'], remove: [] } as never));
  await line('file.updateMany', async () =>
    api.file.updateMany({
      rows: [{ id, version: await version(), values: { name: 'x.jpg', alt: 'Peti' } }],
    } as never),
  );
  await line('file.delete', () => api.file.delete({ id }));
  const { id: next } = await api.file.upload(formWith(await photo({ color: '#654321' })));
  await line('file.deleteMany', () => api.file.deleteMany({ ids: [next] }));
});

test('the site, its addresses and the activity itself', async () => {
  await line('site.unpublish', () => api.site.unpublish());
  await line('site.publish', () => api.site.publish());
  site.db.update(siteTable).set({ secondLanguage: 'en' }).run();
  for (const { type, row, words } of untranslatedNeeds(site.db, 'en')) {
    const translated = { type: type.name, entry: Number(row.id), values: words, original: words };
    const published = { language: 'en', status: 'published' } as const;
    site.db
      .insert(entryTranslations)
      .values({ ...translated, ...published })
      .run();
  }
  await line('site.publishLanguage', () => api.site.publishLanguage());
  await line('site.unpublishLanguage', () => api.site.unpublishLanguage());
  await line('site.createPreviewLink', () => api.site.createPreviewLink());
  await line('site.revokePreviewLinks', () => api.site.revokePreviewLinks());
  await line('redirect.create', () => api.redirect.create({ from: '/lama', to: '/' }));
  const { id, version } = all("select id, version from redirects where path = '/lama'")[0] as Row;
  await line('redirect.update', () => api.redirect.update({ id, version, from: '/lama', to: '/gallery' }));
  await line('redirect.delete', () => api.redirect.delete({ id }));
  const file = sentText('from,to\n/tua,/\n', 'a.csv');
  await line('redirect.import', () => api.redirect.import(file));
  const post = findType('blogCategory') as EntryType;
  const [one, into] = [await site.of(post).add(), await site.of(post).add()];
  await line('blogCategory.merge', () => api.blogCategory.merge({ id: one, into }));
});

test('requests, by their number alone', async () => {
  const { consent } = await site.guest.request.getForm();
  for (const about of [
    { name: 'Dewi Lestari', phone: '0812-3456-7890' },
    { name: 'Orang lain', phone: '0812-9999-8888' },
  ]) {
    const token = createFormToken(site.env.AUTH_SECRET, new Date(site.now().getTime() - 60_000));
    const body = new URLSearchParams({ token, consent, ...about });
    await fetch(`${site.address}/contact`, { method: 'POST', body, headers: { origin: site.origin } });
  }
  const { id } = all('select id from requests order by id limit 1')[0] as Row;
  const version = async () => (await api.request.get({ id })).version;
  await line('request.setState', async () =>
    api.request.setState({ id, version: await version(), state: 'inProgress' }),
  );
  await line('request.assign', async () =>
    api.request.assign({ id, version: await version(), userId: site.people.sari.id }),
  );
  await line('request.addNote', () => api.request.addNote({ id, text: 'Sudah ditelepon' }));
  await line('request.noteReply', () => api.request.noteReply({ id, way: 'whatsApp' }));
  await line('request.export', () => api.request.export({}));
  await line('request.exportPerson', () => api.request.exportPerson({ contact: '0812-3456-7890' }));
  await line('requestSettings.retryRefused', () => api.requestSettings.retryRefused());
  await line('request.delete', () => api.request.delete({ id }));
  await line('request.deletePerson', () => api.request.deletePerson({ contact: '0812-9999-8888' }));
  const lines = JSON.stringify(all("select * from activity where type = 'request'"));
  expect(lines).not.toMatch(/Dewi Lestari|3456|Orang lain|9999|ditelepon/);
});

test('what is given for a move, and what is decided about it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'activity-'));
  await line('moveIn.givePlace', () => api.moveIn.givePlace({ kind: 'files', at: folder }));
  const { current } = await api.moveIn.get();
  const { id = 0, choices } = current ?? {};
  await line('moveIn.choose', () => api.moveIn.choose({ id, choices: { ...choices, asDrafts: true } }));
  await line('moveIn.tick', () => api.moveIn.tick({ id, line: 1, isDone: true }));
  const file = await api.file.upload(formWith(await photo({ width: 33 })));
  await line('moveIn.giveFile', () => api.moveIn.giveFile({ id, line: 1, file: file.id }));
  await line('moveIn.removeGiven', () =>
    api.moveIn.removeGiven({ id, kind: 'files', name: path.basename(folder) }),
  );
  await line('moveIn.forget', () => api.moveIn.forget({ id }));
});

test('every mutation is tried here, or is named as an exception', () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  const mutations = Object.keys(procedures).filter((path) => procedures[path]?._def.type === 'mutation');
  expect(mutations.filter((path) => !tried.has(path) && !exceptions.has(path))).toEqual([]);
});
