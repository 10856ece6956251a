import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/router.ts';

/** The API in the back office, as React Query hooks: `api.gallery.getAll.useQuery()`. */
export const api = createTRPCReact<AppRouter>();
