import { Button, Flex } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#modules/assistants/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { TokenRows } from './TokenRows.tsx';

const NewToken = later(() => import('./NewToken.tsx'), 'NewToken');

/** One's own access tokens, in My account. */
export default function OwnTokens() {
  const { data = [] } = api.accessToken.getOwn.useQuery();
  const [isAsked, ask] = useState(false);
  return (
    <Section title={t('title')} hint={t('hint')}>
      <TokenRows tokens={data} />
      <Flex mt={data.length > 0 ? '4' : '0'}>
        <Button type="button" variant="soft" onClick={() => ask(true)}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      </Flex>
      {isAsked && <NewToken onClose={() => ask(false)} />}
    </Section>
  );
}
