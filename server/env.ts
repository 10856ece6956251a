import { createEnv } from '@t3-oss/env-core';
import * as z from 'zod';

// How long a cache in front may answer by itself: at most a year.
const seconds = z.coerce.number().int().min(0).max(31_536_000).default(0);

/**
 * The environment of the site, validated (spec §5). Throws 'Invalid environment variables' after writing
 * one line for each variable that is wrong. Every variable is explained in `.env.example`.
 */
export function readEnv(
  source: Record<string, string | undefined>,
  isServer = typeof window === 'undefined',
) {
  return createEnv({
    server: {
      DATABASE_URL: z
        .url({ protocol: /^file$/, error: 'must be a URL like file:./data/vinci.db' })
        .default('file:./data/vinci.db'),
      NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
      AUTH_SECRET: authSecret(source),
      AUTH_URL: authUrl(source),
      PORT: z.coerce.number().int().min(0).max(65535).default(3000),
      TRUST_PROXY: z.coerce.number().int().min(0).default(0),
      S_MAXAGE: seconds,
      STALE_WHILE_REVALIDATE: seconds,
      UPLOADS_DIR: z.string().min(1).default('./uploads'),
      BACKUP_DIR: z.string().min(1).optional(),
      BACKUP_AT: z
        .union([z.literal('off'), z.coerce.number().int().min(0).max(23)], {
          error: 'must be an hour from 0 to 23, or off',
        })
        .default(2),
      BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
      LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
      EMAIL_SERVER: z.url({ protocol: /^smtps?$/ }).optional(),
      EMAIL_FROM: z.string().min(1).default('Vinci <no-reply@vinci.example>'),
      FIRST_ADMIN_EMAIL: z.email().default('admin@vinci.example'),
      FIRST_ADMIN_PASSWORD: z.string().min(8).max(16).optional(),
      MAINTENANCE: z.enum(['on', 'off']).default('on'),
      NEW_SITE: z.enum(['on', 'off']).default('off'),
    },
    clientPrefix: 'PUBLIC_ENV__',
    client: {
      PUBLIC_ENV__FILE_PROTOCOL: z.string().optional(),
      PUBLIC_ENV__FILE_HOST: z.string().optional(),
      PUBLIC_ENV__FILE_PATH: z.string().optional(),
    },
    runtimeEnv: { ...source, AUTH_URL: givenAuthUrl(source) },
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

/** What `readEnv` gives. */
export type Env = ReturnType<typeof readEnv>;

function hostingUrl(source: Record<string, string | undefined>) {
  return source.VERCEL_URL || source.RENDER_EXTERNAL_URL || source.RAILWAY_PUBLIC_DOMAIN || undefined;
}

// Hosting providers give their own address, some without a scheme; it wins over what .env says.
function givenAuthUrl(source: Record<string, string | undefined>) {
  const hosting = hostingUrl(source);
  if (hosting) return /^https?:\/\//.test(hosting) ? hosting : `https://${hosting}`;
  return source.AUTH_URL ?? `http://localhost:${source.PORT || 3000}`;
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

// A short one can be guessed, and whoever has it can sign in as anybody. Tests and development may use any.
function authSecret({ NODE_ENV }: Record<string, string | undefined>) {
  const secret = z.string().min(1, 'must not be empty');
  if (NODE_ENV !== 'production') return secret;
  return secret.min(16, 'must have 16 characters or more. Make one with: openssl rand -base64 32');
}
