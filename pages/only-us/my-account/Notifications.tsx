import '#renderer/only-us/ui/base/rows.css';
import { Box, Flex, Text } from '@radix-ui/themes';
import { digestHour, notificationChoices, notificationNames } from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { api, type Outputs, useRefetch } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { t } from './texts.ts';

export function Notifications() {
  const { data } = api.account.getNotifications.useQuery();
  if (!data?.kinds.length) return null;
  const hour = t('hour', { hour: String(digestHour).padStart(2, '0') });
  return (
    // Emails link here.
    <div id="notifications" className="notifications">
      <Section title={t('notifications')} hint={t('notificationsHint', { hour })}>
        {!data.canMail && <Muted mb="4">{t('noMail')}</Muted>}
        <AllKinds kinds={data.kinds} />
      </Section>
    </div>
  );
}

type Kind = Outputs['account']['getNotifications']['kinds'][number];

const options = notificationChoices.map((value) => ({ value, label: notificationNames[value] }));

/** One choice for all kinds, and below it, folded, one for each. */
function AllKinds({ kinds }: { kinds: Kind[] }) {
  const { mutate } = useChoose();
  const chosen = new Set(kinds.map(({ choice }) => choice));
  const [only = 'office'] = chosen;
  const isMixed = chosen.size > 1;
  return (
    <>
      <SelectField
        aria-label={t('allKinds')}
        value={isMixed ? 'mixed' : only}
        options={[
          ...localized(options),
          ...(isMixed ? [{ value: 'mixed' as const, label: t('mixed') }] : []),
        ]}
        onChange={(choice) => {
          if (choice !== 'mixed') for (const { name: kind } of kinds) mutate({ kind, choice });
        }}
      />
      <Box asChild mt="4">
        <details>
          <summary className="quiet-summary">{t('fineTune')}</summary>
          <Box asChild mt="3">
            <ul className="panel rows">
              {kinds.map((kind) => (
                <KindRow key={kind.name} {...kind} />
              ))}
            </ul>
          </Box>
        </details>
      </Box>
    </>
  );
}

function localized<Value>(all: readonly { value: Value; label: string }[]) {
  return all.map(({ value, label }) => ({ value, label: localize(label) }));
}

function useChoose() {
  return api.account.chooseNotification.useMutation(useRefetch(({ account }) => account.getNotifications));
}

function KindRow({ name, label, hint, choice }: Kind) {
  const { mutate, variables, isPending } = useChoose();
  return (
    <Flex asChild className="row" align="center" justify="between" gap="4">
      <li>
        <div>
          <Text as="p" size="2" weight="medium">
            {label}
          </Text>
          <Muted>{hint}</Muted>
        </div>
        <SelectField
          aria-label={label}
          value={(isPending && variables?.choice) || choice}
          options={localized(options)}
          onChange={(chosen) => mutate({ kind: name, choice: chosen })}
        />
      </li>
    </Flex>
  );
}
