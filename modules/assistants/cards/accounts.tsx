import { Box } from '@radix-ui/themes';
import { t } from '#modules/assistants/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { TokenRows } from './TokenRows.tsx';

/** Everybody's access tokens, below the accounts. */
export default function AllTokens() {
  const { data = [] } = api.accessToken.getAll.useQuery();
  if (data.length === 0) return null;
  return (
    <Box mt="5">
      <Section title={t('allTitle')} hint={t('allHint')}>
        <TokenRows tokens={data} withOwners />
      </Section>
    </Box>
  );
}
