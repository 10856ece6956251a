import type { House } from './house.ts';
import { previewCookie } from './site/preview-endpoint.ts';

/** The names of the cookies that make an answer one for their bearer alone. */
export function privateCookies({ auth }: House): string[] {
  return [auth.sessionCookie, previewCookie];
}
