import type { Services } from './services.ts';
import { previewCookie } from './site/preview-endpoint.ts';

/** The names of the cookies that make an answer one for their bearer alone. */
export function privateCookies({ auth }: Services): string[] {
  return [auth.sessionCookie, previewCookie];
}
