import { Box, Button, Flex, RadioGroup, Text } from '@radix-ui/themes';
import { type ReactNode, useId, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDay, instantAt, localTime } from '#lib/dates.ts';
import { DateField } from '../base/DateField.tsx';
import { Field } from '../base/Field.tsx';
import { zoneName } from '../base/zone-name.ts';
import { t } from './texts.ts';
import type { Choice } from './use-plan.ts';

interface Props {
  label: string;
  /** What the choice without an instant is called. */
  none: string;
  field: string;
  value: Choice;
  error?: string | undefined;
  note?: ReactNode;
  /** Without an instant, one line with a button for the choice. */
  isFolded?: boolean;
  onChange(value: Choice): void;
}

/** Now or never, or an instant by the clocks of the site. */
export function TimeChoice(props: Props) {
  const { label, none, value, isFolded, onChange } = props;
  const [isOpened, open] = useState(!isFolded || value.isLater);
  const unfold = () => {
    open(true);
    onChange({ ...value, isLater: true });
  };
  if (isOpened) return <Choices {...props} />;
  return (
    <Flex gap="3" align="center">
      <Text size="2" weight="medium">
        {label}
      </Text>
      <Text size="2">{none}</Text>
      <Button type="button" variant="ghost" size="1" onClick={unfold}>
        {t('changeTime')}
      </Button>
    </Flex>
  );
}

function Choices({ label, none, field, value, error, note, isFolded, onChange }: Props) {
  const id = useId();
  const { timeZone } = usePageContext().site;
  const { isLater, instant } = value;
  const zone = zoneName(timeZone);
  const hint = instant ? t('zone', { day: formatDay(instant, timeZone), zone }) : t('noDay', { zone });
  return (
    <div>
      <Text as="div" id={id} size="2" weight="medium" mb="1">
        {label}
      </Text>
      <RadioGroup.Root
        aria-labelledby={id}
        value={isLater ? 'later' : 'none'}
        onValueChange={(chosen) => onChange({ ...value, isLater: chosen === 'later' })}
      >
        <RadioGroup.Item value="none">{none}</RadioGroup.Item>
        <RadioGroup.Item value="later" autoFocus={isFolded}>
          {t('at')}
        </RadioGroup.Item>
      </RadioGroup.Root>
      {isLater && (
        <Box maxWidth="280px" mt="2" ml="24px">
          <Field label={field} hint={hint} error={error}>
            <DateField
              value={instant ? localTime(instant, timeZone) : ''}
              calendar={{
                today: localTime(new Date(), timeZone).slice(0, 10),
                label: t('calendarFor', { field }),
              }}
              onChange={(typed) => onChange({ isLater, instant: instantAt(typed, timeZone) })}
              onUnfinished={() => onChange({ ...value, isUnfinished: true })}
            />
          </Field>
        </Box>
      )}
      {note}
    </div>
  );
}
