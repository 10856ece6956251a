import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { passkeys } from '#server/auth/tables.ts';
import { budi } from '#tests/people.ts';
import { isOfAccounts, siteWithActivity } from './activity-site.ts';

const activity = siteWithActivity();

const exceptions = new Set([
  // They change nothing that lasts.
  'account.confirm',
  'account.requireConfirmation',
  'secondFactor.startAuthenticator',
  'secondFactor.startPasskey',
  'secondFactor.askForPasskey',
  // A browser makes the key; the line is that of `finishAuthenticator`.
  'secondFactor.finishPasskey',
]);

test('accounts, keys and sessions', async () => {
  const { site, api, line, lastLine, signedIn } = activity;
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

test('every mutation of accounts is tried here, or is named as an exception', () => {
  expect(activity.untried(exceptions, isOfAccounts)).toEqual([]);
});
