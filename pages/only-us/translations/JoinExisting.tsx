import { Button, Callout, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { say } from '#lib/interface-language.ts';
import { languageNames } from '#lib/language.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { Described } from './described.ts';
import type { Place } from './place.ts';
import { t } from './texts.ts';

/** Takes another entry, which is written in this language, as the translation; nothing where there is none. */
export function JoinExisting({ place, described }: { place: Place; described: Described }) {
  const { type, id, language } = place;
  const { data = [] } = api.content.getJoinable.useQuery({ type, language });
  const [chosen, choose] = useState('');
  const utils = api.useUtils();
  const join = api.content.joinEntries.useMutation({
    onSuccess: () => toast(t('joined'), 'success'),
    onSettled: () => utils.invalidate(),
  });
  const others = data.filter((each) => each.id !== id);
  if (others.length === 0) return null;
  const options = others.map(({ id: other, title }) => ({ value: String(other), label: title }));
  const words = { noun: say(described.noun), language: languageNames[language] };
  return (
    <Callout.Root color="gray" size="1">
      <Callout.Text>{t('join', words)}</Callout.Text>
      <Flex gap="3" wrap="wrap">
        <SelectField
          aria-label={t('joinWhich', words)}
          value={chosen || (options[0]?.value ?? '')}
          options={options}
          onChange={choose}
        />
        <Button
          type="button"
          variant="soft"
          loading={join.isPending}
          onClick={() => join.mutate({ type, id, language, other: Number(chosen || options[0]?.value) })}
        >
          {t('joinThem')}
        </Button>
      </Flex>
    </Callout.Root>
  );
}
