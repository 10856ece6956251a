import { isTranslation } from '#lib/translation.ts';
import { api, type Inputs, type Outputs } from './api.ts';
import type { CachedList } from './ui/list/optimistic-reorder.ts';

export type Content = Outputs['content'];

/** A content type: the name of a router that reads and updates entries (`server/content/procedures.ts`). */
export type ContentType = {
  [Name in keyof Outputs]: Outputs[Name] extends { get: { id: number; version: number }; update: unknown }
    ? Name
    : never;
}[keyof Outputs];

/** A type whose list holds all entries, in their manual order. */
export type ListedType = {
  [Name in ContentType]: Outputs[Name] extends { getAll: { id: number; version: number }[]; reorder: unknown }
    ? Name
    : never;
}[ContentType];

export type Listed<Type extends ListedType> = Outputs[Type]['getAll'][number];

export type Values<Type extends ContentType> = Omit<Inputs[Type]['update'], 'id' | 'version' | 'copy'>;

interface Mutation<Input, Output = unknown> {
  useMutation(options?: object): {
    mutate(input: Input): void;
    mutateAsync(input: Input): Promise<Output>;
    isPending: boolean;
  };
}

interface Hooks<Type extends ContentType> {
  create: Mutation<Values<Type>, { id: number }>;
  update: Mutation<Values<Type> & { id: number; version: number }>;
  delete: Mutation<{ id: number }>;
  publish: Mutation<{ id: number }>;
  unpublish: Mutation<{ id: number }>;
  freeSlug: { useQuery(input: { slug: string }): { data?: string } };
}

interface ListHooks<Type extends ListedType> extends Hooks<Type> {
  getAll: { useQuery(): { data?: Listed<Type>[]; error: unknown; refetch(): unknown } };
  reorder: Mutation<{ id: number; before: number | null }>;
}

// tRPC's types of a router known by its name alone are too large for the compiler.
const routers: object = api;

/** The hooks of a content type's router. Translations have theirs in `content`. */
export function hooksOf<Type extends ContentType>(type: Type): Hooks<Type> {
  return isTranslation(type) ? translationHooks(type) : Reflect.get(routers, type);
}

function translationHooks<Type extends ContentType>(type: Type): Hooks<Type> {
  const { content } = api;
  const { updateTranslation, deleteTranslation, publishTranslation, unpublishTranslation } = content;
  const ofType = <Output>(procedure: unknown) => ({
    useMutation(options?: object) {
      const { mutate, mutateAsync, isPending } = (procedure as Mutation<object, Output>).useMutation(options);
      return {
        mutate: (input: object) => mutate({ ...input, type }),
        mutateAsync: (input: object) => mutateAsync({ ...input, type }),
        isPending,
      };
    },
  });
  const update = ofType<{ id: number }>(updateTranslation);
  return {
    update,
    // `beginTranslation` makes them.
    create: update,
    delete: ofType(deleteTranslation),
    publish: ofType(publishTranslation),
    unpublish: ofType(unpublishTranslation),
    freeSlug: { useQuery: () => ({}) },
  };
}

export function listHooksOf<Type extends ListedType>(type: Type): ListHooks<Type> {
  return Reflect.get(routers, type);
}

/** The browser's cache of a content type: its list, and the queries to invalidate after a change. */
export function useCacheOf<Type extends ContentType>(type: Type | undefined) {
  const utils = api.useUtils();
  const caches: object = utils;
  // A translation is read with its original.
  const name = type && !isTranslation(type) ? type : 'content';
  const own: { invalidate(): Promise<void>; getAll: CachedList<{ id: number }> } = Reflect.get(caches, name);
  const isOfType = ({ queryKey: [, about] }: { queryKey: readonly unknown[] }) =>
    (about as { input?: { type?: string } } | undefined)?.input?.type === type;
  return {
    getAll: own.getAll,
    invalidate: () =>
      Promise.all([own.invalidate(), utils.content.invalidate(undefined, { predicate: isOfType })]),
  };
}
