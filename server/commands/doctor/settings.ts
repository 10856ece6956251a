import { type Env, originOf, readEnv } from '../../env.ts';
import { bad, type Finding, good, note } from './finding.ts';

/** Reads the site's settings, and returns them with what deserves attention. `env` is null when they are invalid. */
export function examineSettings(source: Record<string, string | undefined>): {
  findings: Finding[];
  env: Env | null;
} {
  const env = read(source);
  // `readEnv` has printed a line for each.
  const wrong = bad('Some settings are invalid: see the lines above. .env.example explains each setting.');
  return env
    ? { findings: [good('The settings are valid.'), ...warnings(env)], env }
    : { findings: [wrong], env };
}

function read(source: Record<string, string | undefined>) {
  try {
    return readEnv({ ...source, SKIP_ENV_VALIDATION: undefined });
  } catch {
    return null;
  }
}

function warnings(env: Env): Finding[] {
  const { protocol, hostname } = new URL(originOf(env));
  const atHome = hostname === 'localhost' || hostname === '127.0.0.1';
  const found: (Finding | false)[] = [
    env.AUTH_SECRET.length < 32 &&
      bad('AUTH_SECRET is short. Use 32 characters or more, for example from: openssl rand -base64 32'),
    !env.AUTH_URL &&
      note(
        `AUTH_URL is not set, so links in mails, feeds and for search engines begin with ${originOf(env)}. On the internet, set it to the address that people type.`,
      ),
    env.AUTH_URL !== undefined &&
      atHome &&
      note(`AUTH_URL is ${env.AUTH_URL}. On the internet, it has to be the address that people type.`),
    !atHome &&
      protocol === 'http:' &&
      note('AUTH_URL starts with http:, so passwords are sent unencrypted. Use https.'),
    protocol === 'https:' &&
      env.TRUST_PROXY === 0 &&
      note(
        'TRUST_PROXY is 0. Behind a proxy, set it to 1: otherwise all visitors count as one and share its limits.',
      ),
    !env.EMAIL_SERVER && note('EMAIL_SERVER is not set, so nobody can sign in with an email link.'),
  ];
  return found.filter((finding) => finding !== false);
}
