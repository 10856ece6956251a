import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { playerOrigins } from '#lib/rich-text/video-address.ts';
import { viewTransition } from '#lib/view-transition.ts';
import { type Env, originOf } from '../env.ts';
import { withHeaders } from './plain-answers.ts';

/** The headers of every response; pages add their Content-Security-Policy. */
export function securityHeaders(env: Env): RequestHandler[] {
  const https = originOf(env).startsWith('https:');
  const includeSubDomains = env.HSTS_INCLUDE_SUBDOMAINS === 'on';
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // For obsolete browsers, or what today's do anyway.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    ({ path }, response, next) => {
      // Staff take photographs.
      const camera = path.startsWith('/only-us/') ? '(self)' : '()';
      const others = 'microphone=(), geolocation=(), browsing-topics=()';
      response.set('Permissions-Policy', `camera=${camera}, ${others}`);
      next();
    },
  ];
}

/** The Content-Security-Policy of an uploaded file: even as a page, it runs nothing and has no origin. */
export const uploadPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For public pictures: other sites may embed them, and so may ours when its files have another host. */
export const forOtherSites = withHeaders({ 'Cross-Origin-Resource-Policy': 'cross-origin' });

const viewTransitionHash = createHash('sha256').update(viewTransition).digest('base64');

/** Sources that the Content-Security-Policy allows besides the site itself, by directive. */
export type Sources = Partial<Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src', string[]>>;

/** The Content-Security-Policy of a page: public ones have no inline scripts; with a nonce it is the back office. */
export function pagePolicy(
  env: Env,
  nonce: string | null,
  framedBy: "'none'" | "'self'" = "'none'",
  others: Sources[] = [],
): string {
  const fileHost = env.PUBLIC_ENV__FILE_HOST;
  const images = [
    "'self'",
    'data:',
    ...(fileHost ? [`${env.PUBLIC_ENV__FILE_PROTOCOL ?? 'https'}://${fileHost}`] : []),
  ];
  const development = env.NODE_ENV === 'development';
  const policy: Record<string, string> = {
    'default-src': "'self'",
    'script-src': nonce ? `'self' 'nonce-${nonce}'` : "'self'",
    'style-src': nonce ? "'self' 'unsafe-inline'" : `'self' 'sha256-${viewTransitionHash}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': [...images, ...(nonce ? ['blob:'] : [])].join(' '),
    // Videos that visitors start. The back office frames previews of its own pages.
    ...(!nonce && { 'frame-src': playerOrigins.join(' ') }),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': framedBy,
    'form-action': "'self'",
    // Vite's client in development has inline scripts and styles, and uses a web socket.
    ...(development && { 'script-src': "'self' 'unsafe-inline'", 'style-src': "'self' 'unsafe-inline'" }),
    ...(development && { 'connect-src': "'self' ws: wss:" }),
  };
  for (const [name, hosts] of others.flatMap((sources) => Object.entries(sources)))
    policy[name] = [...new Set([...(policy[name] ?? "'self'").split(' '), ...hosts])].join(' ');
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
