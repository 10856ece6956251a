import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { t } from '#modules/assistants/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { DialogButton } from '#renderer/only-us/ui/base/DialogButton.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { TokenRows } from './TokenRows.tsx';

const NewToken = later(() => import('./NewToken.tsx'), 'NewToken');

/** One's own access tokens, in My account. */
export default function OwnTokens() {
  const { data = [] } = api.accessToken.getOwn.useQuery();
  const add = (
    <Button type="button" variant="soft" mt={data.length > 0 ? '4' : '0'}>
      <Plus size={16} aria-hidden /> {t('add')}
    </Button>
  );
  return (
    <Section title={t('title')} hint={t('hint')}>
      <TokenRows tokens={data} />
      <DialogButton button={add}>{(close) => <NewToken onClose={close} />}</DialogButton>
    </Section>
  );
}
