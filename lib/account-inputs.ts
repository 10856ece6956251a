import * as z from 'zod/mini';
import { oneLine, valuesByField } from './inputs.ts';
import { languages } from './language.ts';
import { rights } from './rights.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));

const address = z.email('Please write an email address like name@example.com.');

const details = {
  name: z
    .string()
    .check(oneLine, z.minLength(1, 'Name is required.'), z.maxLength(80, 'Name maximum 80 character.')),
  email: z.pipe(
    z
      .string('Email is required.')
      .check(oneLine, z.minLength(1, 'Email is required.'), z.maxLength(254, 'Email maximum 254 character.')),
    address,
  ),
  role: z.enum(['client', 'administrator'], 'Please choose a role.'),
  right: z._default(z.nullable(z.enum(rights, 'Please choose one of the rights.')), null),
};

/** What `user.create` takes; the form checks the same. */
export const newAccountInput = z.strictObject(details);

/** What `user.update` takes. `version` is the one that the change started from. */
export const accountInput = z.strictObject({ id, ...details, version: z.int() });

/** What `account.update` takes; the form checks the same. `version` is the one that the change started from. */
export const profileInput = z.strictObject({
  name: details.name,
  byline: z.string().check(oneLine, z.maxLength(80, 'By-line maximum 80 character.')),
  portraitId: z.nullable(z.int()),
  version: z.int(),
});

/** The fields of that form. */
export const profileFields = z.omit(profileInput, { version: true });

/** What everything else about one account takes. */
export const oneAccountInput = z.strictObject({ id });

/** What `account.chooseLanguage` takes. */
export const languageInput = z.strictObject({ language: z.enum(languages) });

/** How people get a kind of notification: by email at once, in the daily digest, or not by email. */
export const notificationChoices = ['mail', 'digest', 'office'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

/** What they are called. */
export const notificationNames: Record<NotificationChoice, string> = {
  mail: 'Email at once',
  digest: 'Daily digest by email',
  office: 'Only in the back office',
};

/** When the daily digest is sent, of the clocks of the site. */
export const digestHour = 7;

/** What `account.chooseNotification` takes. */
export const notificationInput = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  choice: z.enum(notificationChoices),
});

const short = z.string().check(z.maxLength(500));
// What a browser makes of it, as JSON. The library that verifies it looks inside.
const fromPasskey = valuesByField;

/** What `account.confirm` takes. */
export const identityProof = z.union([
  z.strictObject({ password: short }),
  z.strictObject({ code: short }),
  z.strictObject({ passkey: fromPasskey }),
]);

/** What `secondFactor.finishAuthenticator` takes: what `startAuthenticator` gave, and the first code. */
export const firstCodeInput = z.strictObject({ sealed: short, code: short });

/** What `secondFactor.finishPasskey` takes. */
export const passkeyInput = z.strictObject({ name: details.name, response: fromPasskey });

/** What `secondFactor.removePasskey` takes. */
export const onePasskeyInput = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) });

/** What `secondFactor.require` takes. */
export const roleRuleInput = z.strictObject({ role: details.role, isRequired: z.boolean() });

/** What `user.endSession` takes: the id of a session as `user.getSessions` lists them. */
export const oneSessionInput = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(128)) });

export type ProfileFields = z.infer<typeof profileFields>;

export type NewAccountInput = z.infer<typeof newAccountInput>;
