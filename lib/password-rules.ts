import * as z from 'zod/mini';

/** The rules for new passwords (spec §5, including its limit of 16 with a message of 12). */
export const newPasswordRules = z
  .string()
  .check(
    z.minLength(8, 'Password minimum 8 character.'),
    z.maxLength(16, 'Password maximum 12 character.'),
    z.regex(
      /^(?=.*\d)(?=.*[A-Za-z])[\x20-\x7e]{8,}$/,
      'The password must consist of uppercase and lowercase letters and special characters.',
    ),
  );

export function keptRules(password: string, current: string) {
  return {
    length: password.length >= 8 && password.length <= 16,
    letter: /[A-Za-z]/.test(password),
    digit: /\d/.test(password),
    plain: password !== '' && /^[\x20-\x7e]*$/.test(password),
    different: password !== '' && password !== current,
  };
}

const required = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(500));

const confirmed = z.refine<{ newPassword?: string | undefined; confirmPassword: string }>(
  (form) => form.newPassword === form.confirmPassword,
  { path: ['confirmPassword'], error: 'Confirm password not match.' },
);

/** Input of `user.changePassword` (spec §5). */
export const changePasswordInput = z
  .strictObject({
    email: required('Email is required.'),
    currentPassword: required('Current password is required.'),
    newPassword: z.optional(newPasswordRules),
    confirmPassword: required('Confirm password is required.'),
  })
  .check(
    z.refine((form) => form.newPassword !== form.currentPassword, {
      path: ['newPassword'],
      error: 'New password must be deferent.',
    }),
    confirmed,
  );

/** Input of the page that an invitation or a reset link opens. */
export const setPasswordInput = z
  .strictObject({
    token: z.string().check(z.maxLength(200)),
    newPassword: newPasswordRules,
    confirmPassword: required('Confirm password is required.'),
  })
  .check(confirmed);
