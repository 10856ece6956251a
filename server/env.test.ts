import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { originOf, readEnv } from './env.ts';

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

/** Every variable of `.env.example`, commented out or not. */
function settings() {
  const example = readFileSync(path.resolve(import.meta.dirname, '../.env.example'), 'utf8');
  return parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, ''));
}

describe('the environment', () => {
  test('needs only a secret', () => {
    const env = readEnv({ AUTH_SECRET: 'secret' }, true);
    expect(env).toMatchObject({ PORT: 3000, DATABASE_URL: 'file:./data/vinci.db' });
    expect(originOf(env)).toBe('http://localhost:3000');
  });

  test('treats an empty variable as unset', () => {
    const unset = readEnv(right, true);
    const empty = Object.fromEntries(Object.keys(settings()).map((name) => [name, '']));
    expect(readEnv({ ...empty, ...right }, true)).toEqual(unset);
    expect(said).toEqual([]);
  });

  test('is refused with a line for each invalid variable', () => {
    expect(refused({ AUTH_SECRET: '' })).toMatch(/^AUTH_SECRET: /);
    expect(refused({ NODE_ENV: 'staging' })).toMatch(/NODE_ENV: /);
    expect(refused({ DATABASE_URL: 'vinci.db' })).toMatch(/DATABASE_URL: must be a URL/);
    expect(refused({ AUTH_URL: 'example.com' })).toMatch(/AUTH_URL: must be a URL/);
    expect(refused({ EMAIL_SERVER: 'mail.example.com' })).toMatch(/EMAIL_SERVER: must be a URL/);
    expect(refused({ AUTH_SECRET: 'abc' })).toMatch(/AUTH_SECRET: must have 16 characters/);
    expect(refused({ AUTH_URL: 'https://example.com/site' })).toMatch(/AUTH_URL: must be an address without/);
    expect(refused({ AUTH_URL: 'https://example.com?a=b' })).toMatch(/AUTH_URL: must be an address without/);
    for (const contact of [
      'security@example.com',
      'mailto:',
      'http://example.com',
      'mailto:a@b.c\nContact: x',
    ])
      expect(refused({ SECURITY_CONTACT: contact })).toMatch(/SECURITY_CONTACT: must be an email address/);
    expect(readEnv({ ...right, AUTH_URL: 'https://example.com/' }, true).AUTH_URL).toBe(
      'https://example.com/',
    );
  });

  test.each([
    ['DATABASE_URL', 'file:/srv/x/data#1/v.db', '%23'],
    ['DATABASE_URL', 'file:///srv/x/data?1/v.db', '%3F'],
    ['DATABASE_URL', 'file::memory:', 'name a file'],
    ['DATABASE_URL', 'file:./data/', 'name a file'],
    ['DATABASE_URL', 'file:', 'name a file'],
    ['DATABASE_URL', 'file:./100%/v.db', '%25'],
    ['DATABASE_URL', 'file://host/v.db', 'on this machine'],
    ['DATABASE_URL', 'file:~/v.db', 'only a shell'],
    ['DATABASE_URL', 'file:./v.db # the database', 'comment'],
    ['EMAIL_SERVER', 'smtp://me:12/34@mail.example.com:587', '%2F'],
    ['EMAIL_SERVER', 'smtp://me:pass/word@mail.example.com', '%2F'],
    ['EMAIL_SERVER', 'smtp://me:pass@word@mail.example.com', '%40'],
    ['EMAIL_SERVER', 'smtp://me:12#34@mail.example.com', '%23'],
    ['EMAIL_SERVER', 'smtp://me:12?34@mail.example.com', '%3F'],
    ['EMAIL_SERVER', 'smtp://me:100%@mail.example.com', '%25'],
    ['EMAIL_SERVER', 'smtp://mail.example.com/inbox', 'must be a URL'],
    ['EMAIL_FROM', 'Vinci', 'an address'],
    ['BACKUP_S3_URL', 'https://s3.example.com/bucket?region=x', 'must not contain'],
    ['BACKUP_S3_URL', 'https://key:secret@s3.example.com/bucket', 'BACKUP_S3_KEY_ID'],
    ['UPLOADS_DIR', '"./uploads"', 'quotes'],
    ['UPLOADS_DIR', 'file:./uploads', 'without file:'],
    ['UPLOADS_DIR', './uploads ', 'space'],
    ['BACKUP_DIR', '~/backups', 'only a shell'],
    ['BACKUP_DIR', '$HOME/backups', 'only a shell'],
    ['HOST', '127.0.0.1:3000', 'without a port'],
    ['PUBLIC_ENV__FILE_HOST', 'https://files.example.com', 'a host alone'],
    ['PUBLIC_ENV__FILE_PATH', 'files?', 'without ?'],
  ])('refuses %s that would be cut or misread: %s', (name, value, sentence) => {
    const keys = { BACKUP_S3_KEY_ID: 'a', BACKUP_S3_SECRET: 'b' };
    const line = refused({ ...(name === 'BACKUP_S3_URL' && keys), [name]: value });
    expect(line).toContain(`${name}: `);
    expect(line).toContain(sentence);
  });

  test.each([
    ['DATABASE_URL', 'file:/srv/x/data%231/v.db'],
    ['DATABASE_URL', 'file:./my data/v.db'],
    ['EMAIL_SERVER', 'smtps://me%40example.com:a%2Fb%40c%23@mail.example.com:465'],
    ['EMAIL_SERVER', 'smtp://me@example.com:a:b@mail.example.com:587/?pool=true'],
    ['EMAIL_SERVER', 'smtp://localhost:1025'],
    ['EMAIL_FROM', 'no-reply@example.com'],
    ['UPLOADS_DIR', '/srv/my uploads/x#y'],
    ['HOST', '::1'],
  ])('takes %s as it is: %s', (name, value) => {
    expect(readEnv({ ...right, [name]: value }, true)).toMatchObject({ [name]: value });
  });

  test.each(['abc', '65536', '-1', '80.5'])('refuses only PORT when PORT is %s', (PORT) => {
    expect(refused({ PORT })).toBe('PORT: must be a whole number from 0 to 65535');
  });

  test('takes the address from the hosting provider, with a scheme', () => {
    const url = (variables: object) =>
      readEnv({ ...right, AUTH_URL: 'http://localhost:1', ...variables }, true).AUTH_URL;
    expect(url({ VERCEL_URL: 'vinci.vercel.app' })).toBe('https://vinci.vercel.app');
    expect(url({ RENDER_EXTERNAL_URL: 'https://vinci.onrender.com' })).toBe('https://vinci.onrender.com');
    expect(url({ RAILWAY_PUBLIC_DOMAIN: 'vinci.up.railway.app' })).toBe('https://vinci.up.railway.app');
    expect(url({})).toBe('http://localhost:1');
  });

  test('is not validated with SKIP_ENV_VALIDATION', () => {
    expect(() => readEnv({ SKIP_ENV_VALIDATION: 'true', NODE_ENV: 'staging' }, true)).not.toThrow();
  });

  test('shows browsers only its public part', () => {
    const env = readEnv({ ...right, PUBLIC_ENV__FILE_HOST: 'files.example.com' }, false);
    expect(env.PUBLIC_ENV__FILE_HOST).toBe('files.example.com');
    expect(() => env.AUTH_SECRET).toThrow('AUTH_SECRET is a server setting');
  });
});
