import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { originFor } from './auth/origin.ts';
import type { House } from './house.ts';
import { hasPreview } from './site/preview-endpoint.ts';
import type { Context } from './trpc.ts';

/** Who calls, read once from the request's cookies. */
export async function contextOf(house: House, request: Request): Promise<Context> {
  const session = await house.auth.readSession(request.headers.cookie);
  return {
    house,
    user: session?.user ?? null,
    sessionId: session?.sessionId ?? null,
    address: request.ip ?? '',
    origin: originFor(request, house.env),
    requestId: request.id ?? randomUUID(),
    hungUp: () => request.socket.destroyed,
    preview: session !== null || hasPreview(house, request.headers.cookie),
  };
}
