import { api } from './api.ts';
import { thenRefetch } from './query-client.ts';

type Utils = ReturnType<typeof api.useUtils>;

/** Options of a mutation that refetches what it changed, by default everything: `useMutation(useRefetch(({ user }) => user))`. */
export function useRefetch(changed: (utils: Utils) => { invalidate(): Promise<void> } = (utils) => utils) {
  const utils = api.useUtils();
  return { onSettled: thenRefetch(() => changed(utils).invalidate()) };
}
