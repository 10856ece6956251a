import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { failureMessage, isSignedOut } from './failure.ts';

function answer(message: string, code: string) {
  return TRPCClientError.from({ error: { message, code: -32600, data: { code } } } as never);
}

describe('a failed call', () => {
  test('has the words of the server', () => {
    expect(failureMessage(answer('The current password is wrong.', 'BAD_REQUEST'))).toBe(
      'The current password is wrong.',
    );
  });

  test('that never reached the server has ours', () => {
    const offline = TRPCClientError.from(new TypeError('Failed to fetch'));
    expect(failureMessage(offline)).toBe('Process failed please try again');
    expect(failureMessage(offline, 'Process failed please try again.')).toBe(
      'Process failed please try again.',
    );
    expect(failureMessage(undefined)).toBe('Process failed please try again');
  });

  test('means signed out only when the server says so', () => {
    expect(isSignedOut(answer('Please sign in first.', 'UNAUTHORIZED'))).toBe(true);
    expect(isSignedOut(answer('Only an administrator can do this.', 'FORBIDDEN'))).toBe(false);
    expect(isSignedOut(new Error('UNAUTHORIZED'))).toBe(false);
  });
});
