import * as z from 'zod';

const id = z.string().min(1).max(64);

const details = {
  name: z.string().trim().min(1, 'Name is required.').max(80, 'Name maximum 80 character.'),
  email: z
    .string('Email is required.')
    .trim()
    .min(1, 'Email is required.')
    .max(254, 'Email maximum 254 character.')
    .pipe(z.email('Please write an e-mail address like name@example.com.')),
  role: z.enum(['client', 'administrator'], 'Please choose a role.'),
};

/** What `user.create` takes; the form checks the same. */
export const newAccountInput = z.strictObject(details);

/** What `user.update` takes. `version` is the one that the change started from. */
export const accountInput = z.strictObject({ id, ...details, version: z.number().int() });

/** What everything else about one account takes. */
export const oneAccountInput = z.strictObject({ id });

/** What `user.endSession` takes: the id of a session as `user.getSessions` lists them. */
export const oneSessionInput = z.strictObject({ id: z.string().min(1).max(128) });
