import { Box, Button, Flex } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#modules/assistants/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { TokenRows } from './TokenRows.tsx';

const NewToken = later(() => import('./NewToken.tsx'), 'NewToken');

/** One's own access tokens, in My account. */
export default function OwnTokens() {
  const { data = [] } = api.accessToken.getOwn.useQuery();
  const revoke = api.accessToken.revoke.useMutation(
    useRefetch(({ accessToken }) => accessToken, t('revoked')),
  );
  const [isAsked, ask] = useState(false);
  return (
    <Section title={t('title')} hint={t('hint')}>
      {data.length > 0 && (
        <>
          <TokenRows tokens={data} onRevoke={(id) => revoke.mutateAsync({ id })} />
          <Box mt="4" maxWidth="420px">
            <Field label={t('address')}>
              <CopyField label={t('address')} value={addressOf()} />
            </Field>
          </Box>
        </>
      )}
      <Flex mt={data.length > 0 ? '4' : '0'}>
        <Button type="button" variant="soft" onClick={() => ask(true)}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      </Flex>
      {isAsked && <NewToken onClose={() => ask(false)} />}
    </Section>
  );
}

function addressOf() {
  return typeof location === 'undefined' ? '' : `${location.origin}/api/mcp`;
}
