import '#renderer/only-us/ui/base/rows.css';
import { Flex, Text } from '@radix-ui/themes';
import {
  digestHour,
  type NotificationChoice,
  notificationChoices,
  notificationNames,
} from '#lib/account-inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
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
        <ul className="panel rows">
          {data.kinds.map((kind) => (
            <Kind key={kind.name} {...kind} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface KindProps {
  name: string;
  label: string;
  hint: string;
  choice: NotificationChoice;
}

function Kind({ name, label, hint, choice }: KindProps) {
  const utils = api.useUtils();
  const { mutate, variables, isPending } = api.account.chooseNotification.useMutation({
    onSettled: thenRefetch(() => utils.account.getNotifications.invalidate()),
  });
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
          options={notificationChoices.map((value) => ({ value, label: localize(notificationNames[value]) }))}
          onChange={(chosen) => mutate({ kind: name, choice: chosen })}
        />
      </li>
    </Flex>
  );
}
