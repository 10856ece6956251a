import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>;

export type GalleryPicture = Outputs['gallery']['getAll'][number];
export type GalleryType = Outputs['galleryType']['getAll'][number];
