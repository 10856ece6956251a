import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>;

/** A picture and a type as the screen gets them. */
export type GalleryPicture = Outputs['gallery']['getAll'][number];
export type GalleryType = Outputs['galleryType']['getAll'][number];
