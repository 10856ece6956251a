import { api } from '../../api.ts';

/** Downloads sensitive data once the person has confirmed their identity. */
export function useConfirmedDownload(): (href: string, name: string) => Promise<void> {
  const confirm = api.account.requireConfirmation.useMutation();
  return async (href, name) => {
    await confirm.mutateAsync();
    Object.assign(document.createElement('a'), { href, download: name }).click();
  };
}
