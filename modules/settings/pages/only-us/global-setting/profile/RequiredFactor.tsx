import { Card, Checkbox, Flex, Heading, Text } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/accounts.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
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
            <Text key={role} as="label" size="2">
              <Flex gap="2" align="center">
                <Checkbox
                  checked={data?.[role] ?? false}
                  disabled={!data || change.isPending}
                  onCheckedChange={(checked) => change.mutate({ role, isRequired: checked === true })}
                />
                {t(role === 'administrator' ? 'factorAdministrators' : 'factorClients')}
              </Flex>
            </Text>
          ))}
        </Flex>
      </section>
    </Card>
  );
}
