import * as z from 'zod/mini';
import { oneLine, valuesByField } from './inputs.ts';
import { languages } from './language.ts';
import { rights } from './rights.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));

const address = z.email('Please write an email address like name@example.com.');

const details = {
  name: z
    .string()
    .check(oneLine, z.minLength(1, 'Name is required.'), z.maxLength(80, 'Use at most 80 characters.')),
  email: z.pipe(
    z
      .string('Email is required.')
      .check(oneLine, z.minLength(1, 'Email is required.'), z.maxLength(254, 'Use at most 254 characters.')),
    address,
  ),
  role: z.enum(['client', 'administrator'], 'Please choose a role.'),
  right: z._default(z.nullable(z.enum(rights, 'Please choose one of the rights.')), null),
};

export const newAccountInput = z.strictObject(details);

/** Input of `user.update`. `version` is the one the change is based on. */
export const accountInput = z.strictObject({ id, ...details, version: z.int() });

/** Input of `account.update`. `version` is the one the change is based on. */
export const profileInput = z.strictObject({
  name: details.name,
  byline: z.string().check(oneLine, z.maxLength(80, 'Use at most 80 characters.')),
  portraitId: z.nullable(z.int()),
  version: z.int(),
});

export const profileFields = z.omit(profileInput, { version: true });

export const oneAccountInput = z.strictObject({ id });

export const languageInput = z.strictObject({ language: z.enum(languages) });

/** Delivery of a kind of notification: by email at once, in the daily digest, or not by email. */
export const notificationChoices = ['mail', 'digest', 'office'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

export const notificationNames: Record<NotificationChoice, string> = {
  mail: 'Email at once',
  digest: 'Daily digest by email',
  office: 'Only in the back office',
};

/** Hour of the daily digest, in the site’s time zone. */
export const digestHour = 7;

export const notificationInput = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  choice: z.enum(notificationChoices),
});

const short = z.string().check(z.maxLength(500));
// The browser’s JSON; the library that verifies it checks its content.
const fromPasskey = valuesByField;

export const identityProof = z.union([
  z.strictObject({ password: short }),
  z.strictObject({ code: short }),
  z.strictObject({ passkey: fromPasskey }),
]);

/** Input of `secondFactor.finishAuthenticator`: `sealed` from `startAuthenticator`, and the first code. */
export const firstCodeInput = z.strictObject({ sealed: short, code: short });

export const passkeyInput = z.strictObject({ name: details.name, response: fromPasskey });

export const onePasskeyInput = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) });

export const roleRuleInput = z.strictObject({ role: details.role, isRequired: z.boolean() });

export const oneSessionInput = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(128)) });

export type ProfileFields = z.infer<typeof profileFields>;

export type NewAccountInput = z.infer<typeof newAccountInput>;
