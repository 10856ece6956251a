import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from './env.ts';

const right = { AUTH_SECRET: 'a secret of the tests', NODE_ENV: 'production' };
let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

function refused(variables: Record<string, string>) {
  expect(() => readEnv({ ...right, ...variables }, true)).toThrow('Invalid environment variables');
  return said.join('\n');
}

describe('the environment', () => {
  test('needs nothing but a secret', () => {
    const env = readEnv({ AUTH_SECRET: 'secret' }, true);
    expect(env).toMatchObject({
      PORT: 3000,
      AUTH_URL: 'http://localhost:3000',
      DATABASE_URL: 'file:./data/vinci.db',
    });
  });

  test('is refused with a line that names the variable', () => {
    expect(refused({ AUTH_SECRET: '' })).toMatch(/^AUTH_SECRET: /);
    expect(refused({ NODE_ENV: 'staging' })).toMatch(/NODE_ENV: /);
    expect(refused({ DATABASE_URL: 'vinci.db' })).toMatch(/DATABASE_URL: must be a URL/);
    expect(refused({ AUTH_URL: 'example.com' })).toMatch(/AUTH_URL: must be a URL/);
    expect(refused({ PORT: 'http' })).toMatch(/PORT: /);
    expect(refused({ AUTH_SECRET: 'abc' })).toMatch(/AUTH_SECRET: must have 16 characters/);
    expect(refused({ AUTH_URL: 'https://example.com/site' })).toMatch(/AUTH_URL: must be an address without/);
    expect(refused({ AUTH_URL: 'https://example.com?a=b' })).toMatch(/AUTH_URL: must be an address without/);
    expect(readEnv({ ...right, AUTH_URL: 'https://example.com/' }, true).AUTH_URL).toBe(
      'https://example.com/',
    );
  });

  test('takes the address from the hosting provider, with a scheme', () => {
    const url = (variables: object) =>
      readEnv({ ...right, AUTH_URL: 'http://localhost:1', ...variables }, true).AUTH_URL;
    expect(url({ VERCEL_URL: 'vinci.vercel.app' })).toBe('https://vinci.vercel.app');
    expect(url({ RENDER_EXTERNAL_URL: 'https://vinci.onrender.com' })).toBe('https://vinci.onrender.com');
    expect(url({ RAILWAY_PUBLIC_DOMAIN: 'vinci.up.railway.app' })).toBe('https://vinci.up.railway.app');
    expect(url({})).toBe('http://localhost:1');
  });

  test('is not looked at when SKIP_ENV_VALIDATION says so', () => {
    expect(() => readEnv({ SKIP_ENV_VALIDATION: 'true', NODE_ENV: 'staging' }, true)).not.toThrow();
  });

  test('shows the browser its public part only', () => {
    const env = readEnv({ ...right, PUBLIC_ENV__FILE_HOST: 'files.example.com' }, false);
    expect(env.PUBLIC_ENV__FILE_HOST).toBe('files.example.com');
    expect(() => env.AUTH_SECRET).toThrow('AUTH_SECRET is a server setting');
  });
});
