import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { api } from '#renderer/only-us/api.ts';
import type { Restored } from '#server/content/trash/restore.ts';
import type { AppRouter } from '#server/router.ts';
import type { CachedList } from '../list/optimistic-reorder.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** A content type: the name of a router that creates, updates and deletes entries (`server/content/procedures.ts`). */
export type ContentType = {
  [Name in keyof Outputs]: Outputs[Name] extends { create: { id: number }; update: unknown; delete: unknown }
    ? Name
    : never;
}[keyof Outputs];

/** One whose list holds all entries, in the order that people gave them. */
export type ListedType = {
  [Name in ContentType]: Outputs[Name] extends { getAll: { id: number; version: number }[]; reorder: unknown }
    ? Name
    : never;
}[ContentType];

/** An entry as the list of its type gets it. */
export type Listed<Type extends ListedType> = Outputs[Type]['getAll'][number];

/** What every listed entry has. */
export interface AnyListed {
  id: number;
  version: number;
}

/** What a person enters about an entry. */
export type Values<Type extends ContentType> = Inputs[Type]['create'] & object;

/** A deleted entry. `by`: who deleted it, by name; `until`: how long it is kept. */
export interface Trashed {
  id: number;
  title: string;
  by: string | null;
  at: Date;
  until: Date;
}

/** What visitors don't see yet of a type's entries. */
interface Pending {
  changed: (number | null)[];
  schedules: { id: number; action: 'publish' | 'unpublish'; at: Date; failed: string | null }[];
}

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
  getPending: { useQuery(): { data?: Pending } };
  getTrash: { useQuery(): { data?: Trashed[]; isError: boolean; refetch(): unknown } };
  restore: Mutation<{ id: number }, Restored>;
  deletePermanently: Mutation<{ id: number }>;
  publish: Mutation<{ id: number }>;
  unpublish: Mutation<{ id: number }>;
  unschedule: Mutation<{ id: number; action: 'publish' | 'unpublish' }>;
}

interface ListHooks<Type extends ListedType> extends Hooks<Type> {
  getAll: { useQuery(): { data?: Listed<Type>[]; isError: boolean; refetch(): unknown } };
  reorder: Mutation<{ id: number; before: number | null }>;
}

// tRPC's own types of a router that is known by its name alone are too large for the compiler.

/** The hooks of a content type's router. */
export function hooksOf<Type extends ContentType>(type: Type): Hooks<Type> {
  return api[type] as unknown as Hooks<Type>;
}

/** The same with those of its list. */
export function listHooksOf<Type extends ListedType>(type: Type): ListHooks<Type> {
  return api[type] as unknown as ListHooks<Type>;
}

/** What the browser holds of a content type. */
interface Cache<Type extends ContentType> {
  invalidate(): Promise<void>;
  getAll: CachedList<Type extends ListedType ? Listed<Type> : never>;
}

/** The queries of a content type that the browser holds, to have them read again. */
export function useCacheOf<Type extends ContentType>(type: Type): Cache<Type> {
  return api.useUtils()[type] as unknown as Cache<Type>;
}
