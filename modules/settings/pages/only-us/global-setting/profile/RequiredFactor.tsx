import { Card, Flex, Heading } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { CheckField } from '#renderer/only-us/ui/CheckField.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';

/** Which roles need a second factor. */
export function RequiredFactor() {
  const { data } = api.secondFactor.getRequired.useQuery();
  const utils = api.useUtils();
  const change = api.secondFactor.require.useMutation({
    onSuccess: () => toast(t('saved'), 'success'),
    onSettled: thenRefetch(() => utils.secondFactor.getRequired.invalidate()),
  });
  return (
    <Card size="3" mt="5" asChild>
      <section aria-labelledby="required-factor">
        <Heading as="h2" size="4" mb="1" id="required-factor">
          {t('factorTitle')}
        </Heading>
        <Muted mb="3">{t('factorText')}</Muted>
        <Flex direction="column" gap="2">
          {(['administrator', 'client'] as const).map((role) => (
            <CheckField
              key={role}
              label={t(role === 'administrator' ? 'factorAdministrators' : 'factorClients')}
              checked={data?.[role] ?? false}
              disabled={!data || change.isPending}
              onChange={(isRequired) => change.mutate({ role, isRequired })}
            />
          ))}
        </Flex>
      </section>
    </Card>
  );
}
