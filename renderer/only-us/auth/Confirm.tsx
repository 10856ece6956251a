import { api } from '../api.ts';
import { texts } from '../ui/base/texts.ts';
import { confirmation } from './confirm-link.ts';
import { type Proof, ProofDialog } from './ProofDialog.tsx';

const t = texts('confirm', {
  title: 'Please confirm that it’s you',
  text: 'For your security. We won’t ask again for ten minutes.',
  noWay: 'You have no password. Sign out, then sign in by email to confirm.',
  noKey: 'Your passkeys work at another address of the site. Open it there, or ask an administrator.',
  confirm: 'Confirm',
});

// Where that can't be read, the password is what nearly everybody has.
const unknown = { passkeys: [], host: null, hasPassword: true, hasAuthenticator: false, recoveryCodes: 0 };

/** Asks somebody who is signed in to prove that it's them, over whatever they were doing. */
export function Confirm({ onClose }: { onClose(): void }) {
  const { data = unknown, isPending } = api.secondFactor.get.useQuery();
  const { mutateAsync } = api.account.confirm.useMutation({ meta: { toast: false } });
  const ask = api.secondFactor.askForPasskey.useMutation({ meta: { toast: false } });
  const prove = async (proof: Proof) => {
    await mutateAsync(proof);
    confirmation.answer(true);
    return undefined;
  };
  const hasKeyHere = data.passkeys.some(({ host }) => host === data.host);
  const hasCodes = data.hasAuthenticator || data.recoveryCodes > 0;
  const hasKeys = data.hasAuthenticator || data.passkeys.length > 0;
  const asksPassword = data.hasPassword && !hasKeys;
  const isStuck = !asksPassword && !hasCodes && !hasKeyHere;
  return (
    <ProofDialog
      title={t('title')}
      description={t(isStuck ? (hasKeys ? 'noKey' : 'noWay') : 'text')}
      isLoading={isPending}
      ways={[...(asksPassword ? ['password' as const] : []), ...(hasCodes ? ['code' as const] : [])]}
      askForPasskey={hasKeyHere && (() => ask.mutateAsync())}
      prove={prove}
      submit={t('confirm')}
      onClose={onClose}
    />
  );
}
