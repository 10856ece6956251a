import { createEnv } from '@t3-oss/env-core';
import * as z from 'zod';
import { databasePath } from '#database/client.ts';

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
// How long a cache in front may serve its copy: at most a year.
const seconds = whole(0, 31_536_000).default(0);
const without = (problemOf: (value: string) => string | null) =>
  z.superRefine<string>((value, { addIssue }) => {
    const message = problemOf(value);
    if (message) addIssue({ code: 'custom', message });
  });
const folder = z.string().check(without(pathProblem));

/** The validated environment (spec §5); `.env.example` explains it. Throws after writing a line for each invalid variable. */
export function readEnv(
  source: Record<string, string | undefined>,
  isServer = typeof window === 'undefined',
) {
  return createEnv({
    server: {
      DATABASE_URL: z
        .url({ protocol: /^file$/, error: 'must be a URL like file:./data/vinci.db' })
        .check(without(databaseProblem))
        .default('file:./data/vinci.db'),
      NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
      AUTH_SECRET: authSecret(source),
      AUTH_URL: authUrl(source).optional(),
      PORT: whole(0, 65_535).default(3000),
      TRUST_PROXY: whole(0, 100).default(0),
      HOST: z
        .string()
        .regex(
          /^([\w.-]+|(?!\d+\.)[\da-f:.]+(%\w+)?)$/i,
          'must be an address alone, like 127.0.0.1, without a port',
        )
        .optional(),
      HSTS_INCLUDE_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
      SECURITY_CONTACT: z
        .string()
        .refine(
          isContact,
          'must be an email address or a page, like mailto:security@example.com or https://…',
        )
        .optional(),
      S_MAXAGE: seconds,
      STALE_WHILE_REVALIDATE: seconds,
      UPLOADS_DIR: folder.default('./uploads'),
      UPLOADS_PER_DAY_MB: whole(0, 10_000_000).default(2000),
      UPLOADS_KEEP_FREE_MB: whole(0, 100_000_000).optional(),
      BACKUP_DIR: folder.optional(),
      BACKUP_AT: z
        .union([z.literal('off'), z.coerce.number().int().min(0).max(23)], {
          error: 'must be an hour from 0 to 23, or off',
        })
        .default(2),
      BACKUP_KEEP: whole(1, 1000).default(7),
      ACCESS_LOG: z.enum(['off', 'anonymous', 'full']).default('off'),
      STATISTICS: z.enum(['on', 'off']).default('on'),
      MONITOR_TOKEN: z
        .string()
        .min(16, 'must have 16 characters or more. Make one with: openssl rand -hex 32')
        .optional(),
      ...offSiteSettings(source),
      ALERT_EMAIL: z.email('must be an email address').optional(),
      LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
      EMAIL_SERVER: z
        .string()
        .regex(/^smtps?:/, 'must be a URL like smtp://user:password@mail.example.com:587')
        .check(without(mailServerProblem))
        .optional(),
      EMAIL_FROM: z
        .string()
        .regex(
          /^(?:[^<>]*<)?[^\s<>@]+@[^\s<>@]+>?$/,
          'must end with an address, like Vinci <no-reply@example.com>',
        )
        .default('Vinci <no-reply@vinci.example>'),
      FIRST_ADMIN_EMAIL: z.email().default('admin@vinci.example'),
      FIRST_ADMIN_PASSWORD: z.string().min(8).max(16).optional(),
      MAINTENANCE: z.enum(['on', 'off']).default('on'),
      NEW_SITE: z.enum(['on', 'off']).default('off'),
    },
    clientPrefix: 'PUBLIC_ENV__',
    client: {
      PUBLIC_ENV__FILE_PROTOCOL: z.enum(['https', 'http'], 'must be https or http').optional(),
      PUBLIC_ENV__FILE_HOST: z
        .string()
        .regex(/^[^/?#@\s]+$/, 'must be a host alone, like files.example.com')
        .optional(),
      PUBLIC_ENV__FILE_PATH: z
        .string()
        .regex(/^[^?#\s]+$/, 'must be a path without ? and #')
        .optional(),
    },
    runtimeEnv: { ...source, AUTH_URL: givenAuthUrl(source) },
    emptyStringAsUndefined: true,
    isServer,
    skipValidation: source.SKIP_ENV_VALIDATION === 'true' || source.SKIP_ENV_VALIDATION === '1',
    onValidationError(issues) {
      for (const issue of issues)
        console.error(`${issue.path?.join('.') ?? '(environment)'}: ${issue.message}`);
      throw new Error('Invalid environment variables');
    },
    onInvalidAccess(variable) {
      throw new Error(`${variable} is a server setting and can't be read in the browser`);
    },
  });
}

export type Env = ReturnType<typeof readEnv>;

/** The origin for mails, feeds, the sitemap and canonical addresses: AUTH_URL's, never that of a request, which anybody can make up. */
export function originOf({ AUTH_URL, PORT }: Pick<Env, 'AUTH_URL' | 'PORT'>): string {
  return new URL(AUTH_URL ?? `http://localhost:${PORT ?? 3000}`).origin;
}

/** Undefined for all addresses. A site that trusts its proxy's X-Forwarded-For must not be reachable without it. */
export function listeningHost({ HOST, TRUST_PROXY }: Pick<Env, 'HOST' | 'TRUST_PROXY'>): string | undefined {
  return HOST ?? (TRUST_PROXY > 0 ? '127.0.0.1' : undefined);
}

function hostingUrl(source: Record<string, string | undefined>) {
  return source.VERCEL_URL || source.RENDER_EXTERNAL_URL || source.RAILWAY_PUBLIC_DOMAIN || undefined;
}

// Hosting providers set their own address, some without a scheme; it takes precedence over AUTH_URL.
function givenAuthUrl(source: Record<string, string | undefined>) {
  const hosting = hostingUrl(source);
  if (hosting) return /^https?:\/\//.test(hosting) ? hosting : `https://${hosting}`;
  return source.AUTH_URL;
}

function authUrl(source: Record<string, string | undefined>) {
  return hostingUrl(source)
    ? z.string().min(1)
    : z
        .url({ protocol: /^https?$/, error: 'must be a URL like https://www.example.com' })
        .refine(isOrigin, 'must be an address without a path, like https://www.example.com');
}

function isOrigin(url: string) {
  return URL.canParse(url) && /^\/$/.test(url.slice(new URL(url).origin.length) || '/');
}

function isContact(url: string) {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(url) && URL.canParse(url);
}

// A short secret can be guessed, and anyone who knows it can sign in as anybody. Tests and development may use any.
function authSecret({ NODE_ENV }: Record<string, string | undefined>) {
  const secret = z.string('must not be empty');
  if (NODE_ENV !== 'production') return secret;
  return secret.min(16, 'must have 16 characters or more. Make one with: openssl rand -base64 32');
}

const withS3 = 'must be set together with BACKUP_S3_URL';
const folderName = 'must contain {}, which stands for a folder';

function offSiteSettings({ BACKUP_S3_URL, BACKUP_COMMAND }: Record<string, string | undefined>) {
  const key = z.string(withS3);
  return {
    BACKUP_S3_URL: z
      .url({ protocol: /^https?$/, error: 'must be a URL like https://s3.example.com/bucket/folder' })
      .refine(hasBucket, 'must end with a bucket, like https://s3.example.com/bucket')
      .refine(
        (url) => !/[?#@]/.test(url),
        'must not contain ?, # or @: keys belong in BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
      )
      .refine(() => !BACKUP_COMMAND, 'and BACKUP_COMMAND exclude each other')
      .optional(),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_KEY_ID: BACKUP_S3_URL ? key : key.optional(),
    BACKUP_S3_SECRET: BACKUP_S3_URL ? key : key.optional(),
    BACKUP_COMMAND: z.string().includes('{}', folderName).optional(),
    BACKUP_FETCH_COMMAND: z.string().includes('{}', folderName).optional(),
  };
}

function hasBucket(url: string) {
  return URL.canParse(url) && new URL(url).pathname.split('/').filter(Boolean).length > 0;
}

/** The problem with DATABASE_URL, or null. */
function databaseProblem(url: string): string | null {
  if (/^file:\/.*[#?]/.test(url)) return 'would end at # or ?: write %23 for # and %3F for ?';
  if (/^file::memory:|^file:(.*\/)?\.{0,2}$/.test(url)) return 'must name a file, like file:./data/vinci.db';
  try {
    databasePath(url);
    return pathProblem(url.slice('file:'.length));
  } catch {
    return 'must be file: and the path of a file on this machine, with %25 for %';
  }
}

/** The problem with EMAIL_SERVER, or null. */
function mailServerProblem(url: string): string | null {
  const [, account = '', server = ''] = /^\w+:\/\/(?:(.*)@)?(.*)$/s.exec(url) ?? [];
  const isWhole = /^[^/?#:]*(:[^/?#@]*)?$/.test(account) && !/%(?![\da-f]{2})/i.test(account);
  if (isWhole && /^[^/?#]+\/?(\?[^#]*)?$/.test(server) && URL.canParse(url)) return null;
  const signs = 'In user and password write %2F for /, %40 for @, %23 for #, %3F for ? and %25 for %';
  return `must be a URL like smtp://user:password@mail.example.com:587. ${signs}`;
}

/** The problem with a path, or null: other readers of settings would strip these characters. */
function pathProblem(path: string): string | null {
  if (/^\s|\s$|[\n\r]/.test(path)) return 'has a space or a line break around it: leave it out';
  if (/^["'`“”„‘’]|["'`“”‘’]$/.test(path))
    return 'has quotes around it that are read with it: leave them out';
  if (/\s#/.test(path)) return 'has a comment behind it that is read with it: give that a line of its own';
  if (/^(~|\$\{?\w|%\w+%)/.test(path)) return 'begins with what only a shell replaces: write the whole path';
  return /^file:/.test(path) ? 'must be a path, without file:' : null;
}
