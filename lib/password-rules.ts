import * as z from 'zod';

/** What a new password must be (spec §5). The limit of 16 and its message of 12 disagree there too. */
export const newPasswordRules = z
  .string()
  .min(8, 'Password minimum 8 character.')
  .max(16, 'Password maximum 12 character.')
  .regex(
    /^(?=.*\d)(?=.*[A-Za-z])[\x20-\x7e]{8,}$/,
    'The password must consist of uppercase and lowercase letters and special characters.',
  );

const required = (message: string) => z.string(message).min(1, message).max(500);

/** What `user.changePassword` takes (spec §5); the form checks the same. */
export const changePasswordInput = z
  .strictObject({
    email: required('Email is required.'),
    currentPassword: required('Current password is required.'),
    newPassword: newPasswordRules.optional(),
    confirmPassword: required('Confirm password is required.'),
  })
  .refine((form) => form.newPassword !== form.currentPassword, {
    path: ['newPassword'],
    error: 'New password must be deferent.',
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Confirm password not match.',
  });

/** What the page behind an invitation or a reset link sends. */
export const setPasswordInput = z
  .strictObject({
    token: z.string().max(200),
    newPassword: newPasswordRules,
    confirmPassword: required('Confirm password is required.'),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Confirm password not match.',
  });
