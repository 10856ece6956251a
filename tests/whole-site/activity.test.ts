import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { site as siteTable } from '#database/tables.ts';
import { findType } from '#server/content/declared-types.ts';
import { entryTranslations } from '#server/content/tables.ts';
import { types, typesWithPage } from '#server/content/test-entries.ts';
import { untranslatedNeeds } from '#server/content/translations/untranslated-labels.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { appRouter } from '#server/router.ts';
import { sari } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { sentText } from '#tests/sent-text.ts';
import { isOfAccounts, siteWithActivity } from './activity-site.ts';

const activity = siteWithActivity();
const { all, lastLine, line } = activity;
type Row = { id: number; version: number };

const exceptions = new Set([
  // They change nothing that lasts, or nothing but what one person has read; or they only look.
  'content.enterForm',
  'content.leaveForm',
  'content.seeRemarks',
  'redirect.previewImport',
  // It only leaves a line out of the dashboard.
  'site.skipStep',
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
  'moveIn.upload',
  'moveIn.review',
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
  const of = activity.site.of(type);
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

test.each(['site', 'brand', 'menu', 'footer', 'requestSettings', 'measuring'])(
  'what is changed of %s, too',
  async (name) => {
    const own = (
      activity.api as unknown as Record<string, Record<'get' | 'update', (input?: object) => Promise<object>>>
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
  const of = activity.site.of(type);
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
  const at = new Date(activity.site.now().getTime() + 60_000);
  await line('content.schedule', () => of.content.schedule({ id, action: 'unpublish', at }));
  await line('content.unschedule', () => of.content.unschedule({ id, action: 'unpublish' }));
  await line('content.changeMany', () => of.content.changeMany({ action: 'duplicate', ids: [id] }));
  const rows = [{ id, version: of.row(id).version, values: of.title('Satu lagi') }];
  await line('content.updateMany', () => of.content.updateMany({ rows }));
  activity.site.db.update(siteTable).set({ secondLanguage: 'en' }).run();
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
  activity.site.letPass(11 * 60_000);
  await line('content.updateTranslation', () => activity.api.content.updateTranslation(draft));
  await line('content.publishTranslation', () => activity.api.content.publishTranslation(english));
  await line('content.unpublishTranslation', () => activity.api.content.unpublishTranslation(english));
  await line('content.deleteTranslation', () => activity.api.content.deleteTranslation(english));
});

test('files', async () => {
  const { id } = await line('file.upload', async () => activity.api.file.upload(formWith(await photo())));
  const version = async () => (await activity.api.file.getMany({ ids: [id] }))[0]?.version ?? 1;
  const sent = formWith(await photo({ color: '#123456' }));
  sent.set('id', String(id));
  sent.set('version', String(await version()));
  await line('file.replace', () => activity.api.file.replace(sent));
  const words = { name: 'foto.jpg', alt: 'Peti', translatedAlt: '', focalX: 0.5, focalY: 0.5 };
  await line('file.update', async () =>
    activity.api.file.update({ id, version: await version(), ...words } as never),
  );
  await line('file.crop', async () =>
    activity.api.file.crop({
      id,
      version: await version(),
      crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
    }),
  );
  await line('file.label', () =>
    activity.api.file.label({ ids: [id], add: ['Gudang'], remove: [] } as never),
  );
  await line('file.updateMany', async () =>
    activity.api.file.updateMany({
      rows: [{ id, version: await version(), values: { name: 'x.jpg', alt: 'Peti' } }],
    } as never),
  );
  await line('file.delete', () => activity.api.file.delete({ id }));
  const { id: next } = await activity.api.file.upload(formWith(await photo({ color: '#654321' })));
  await line('file.deleteMany', () => activity.api.file.deleteMany({ ids: [next] }));
});

test('the site, its addresses and the activity itself', async () => {
  await line('site.unpublish', () => activity.api.site.unpublish());
  await line('site.publish', () => activity.api.site.publish());
  activity.site.db.update(siteTable).set({ secondLanguage: 'en' }).run();
  for (const { type, row, words } of untranslatedNeeds(activity.site.db, 'en')) {
    const translated = { type: type.name, entry: Number(row.id), values: words, original: words };
    const published = { language: 'en', status: 'published' } as const;
    activity.site.db
      .insert(entryTranslations)
      .values({ ...translated, ...published })
      .run();
  }
  await line('site.publishLanguage', () => activity.api.site.publishLanguage());
  await line('site.unpublishLanguage', () => activity.api.site.unpublishLanguage());
  await line('site.createPreviewLink', () => activity.api.site.createPreviewLink());
  await line('site.revokePreviewLinks', () => activity.api.site.revokePreviewLinks());
  await line('redirect.create', () => activity.api.redirect.create({ from: '/lama', to: '/' }));
  const { id, version } = all("select id, version from redirects where path = '/lama'")[0] as Row;
  await line('redirect.update', () =>
    activity.api.redirect.update({ id, version, from: '/lama', to: '/gallery' }),
  );
  await line('redirect.delete', () => activity.api.redirect.delete({ id }));
  const file = sentText('from,to\n/tua,/\n', 'a.csv');
  await line('redirect.import', () => activity.api.redirect.import(file));
  const post = findType('blogCategory') as EntryType;
  const [one, into] = [await activity.site.of(post).add(), await activity.site.of(post).add()];
  await line('blogCategory.merge', () => activity.api.blogCategory.merge({ id: one, into }));
});

test('requests, by their number alone', async () => {
  activity.api = await activity.site.apiOf(await activity.signedIn(sari));
  const { consent } = await activity.site.guest.request.getForm();
  for (const about of [
    { name: 'Dewi Lestari', phone: '0812-3456-7890' },
    { name: 'Orang lain', phone: '0812-9999-8888' },
  ]) {
    const token = createFormToken(
      activity.site.env.AUTH_SECRET,
      new Date(activity.site.now().getTime() - 60_000),
    );
    const body = new URLSearchParams({ token, consent, ...about });
    await fetch(`${activity.site.address}/contact`, {
      method: 'POST',
      body,
      headers: { origin: activity.site.origin },
    });
  }
  const { id } = all('select id from requests order by id limit 1')[0] as Row;
  const version = async () => (await activity.api.request.get({ id })).version;
  await line('request.setState', async () =>
    activity.api.request.setState({ id, version: await version(), state: 'inProgress' }),
  );
  await line('request.assign', async () =>
    activity.api.request.assign({ id, version: await version(), userId: activity.site.people.sari.id }),
  );
  await line('request.addNote', () => activity.api.request.addNote({ id, text: 'Sudah ditelepon' }));
  await line('request.noteReply', () => activity.api.request.noteReply({ id, way: 'whatsApp' }));
  await line('request.export', () => activity.api.request.export({}));
  await line('request.exportPerson', () => activity.api.request.exportPerson({ contact: '0812-3456-7890' }));
  await line('requestSettings.retryRefused', () => activity.api.requestSettings.retryRefused());
  await line('request.delete', () => activity.api.request.delete({ id }));
  await line('request.deletePerson', () => activity.api.request.deletePerson({ contact: '0812-9999-8888' }));
  const lines = JSON.stringify(all("select * from activity where type = 'request'"));
  expect(lines).not.toMatch(/Dewi Lestari|3456|Orang lain|9999|ditelepon/);
});

test('what is uploaded for an import, and what is decided about it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'activity-'));
  await line('moveIn.addPlace', () => activity.api.moveIn.addPlace({ kind: 'files', at: folder }));
  const { current } = await activity.api.moveIn.get();
  const { id = 0, choices } = current ?? {};
  await line('moveIn.choose', () =>
    activity.api.moveIn.choose({ id, choices: { ...choices, asDrafts: true } }),
  );
  await line('moveIn.markDone', () => activity.api.moveIn.markDone({ id, line: 1, isDone: true }));
  const file = await activity.api.file.upload(formWith(await photo({ width: 33 })));
  await line('moveIn.replaceMissing', () =>
    activity.api.moveIn.replaceMissing({ id, line: 1, file: file.id }),
  );
  await line('moveIn.removeUpload', () =>
    activity.api.moveIn.removeUpload({ id, kind: 'files', name: path.basename(folder) }),
  );
  await line('moveIn.discard', () => activity.api.moveIn.discard({ id }));
});

test('access tokens of assistants', async () => {
  await line('accessToken.create', () =>
    activity.api.accessToken.create({ name: 'Claude', rights: [], days: 30 }),
  );
  const [token] = await activity.api.accessToken.getOwn();
  await line('accessToken.revoke', () => activity.api.accessToken.revoke({ id: token?.id ?? '' }));
});

test('every mutation is tried here, or is named as an exception', () => {
  expect(activity.untried(exceptions, (path) => !isOfAccounts(path))).toEqual([]);
});
