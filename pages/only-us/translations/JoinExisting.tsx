import { Button, Callout, Flex, Text } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { languageName, localize } from '#lib/interface-language.ts';
import { translationScreen } from '#lib/translation.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { SearchField } from '#renderer/only-us/ui/base/SearchField.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { useDebouncedValue } from '#renderer/only-us/ui/base/use-debounced-value.ts';
import type { Described } from './described.ts';
import type { Place } from './place.ts';
import { t } from './texts.ts';

/** Joins two entries that say the same in two languages; nothing without a candidate. */
export function JoinExisting({ place, described }: { place: Place; described: Described }) {
  const { type, id, language } = place;
  const { site } = usePageContext();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState('');
  const wanted = { type, language: described.isIn ? site.language : language };
  const query = { ...wanted, search: useDebouncedValue(search.trim()) };
  const { data = [] } = api.content.getJoinable.useQuery(query, { placeholderData: keepPreviousData });
  const join = api.content.joinEntries.useMutation({
    async onSuccess(_, input) {
      toast(t('joined'), 'success');
      if (described.isIn) await navigate(translationScreen(type, input.id, language));
    },
    ...useRefetch(),
  });
  const others = data.filter((each) => each.id !== id);
  if (others.length === 0 && search === '') return null;
  const options = others.map(({ id: other, title }) => ({ value: String(other), label: title }));
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value;
  const words = { noun: localize(described.noun), language: languageName(wanted.language) };
  const pair = described.isIn ? { id: Number(value), other: id } : { id, other: Number(value) };
  return (
    <Callout.Root color="gray" size="1">
      <Callout.Text>{t(described.isIn ? 'joinOwn' : 'join', words)}</Callout.Text>
      <Flex gap="3" wrap="wrap">
        <SearchField
          label={t('joinSearch')}
          value={search}
          onChange={(text) => setSearch(text.slice(0, 100))}
        />
        {value === undefined ? (
          <Text size="2">{t('joinNone')}</Text>
        ) : (
          <>
            <SelectField
              aria-label={t('joinWhich', words)}
              value={value}
              options={options}
              onChange={choose}
            />
            <Button
              type="button"
              variant="soft"
              loading={join.isPending}
              onClick={() => join.mutate({ type, language, ...pair })}
            >
              {t('joinThem')}
            </Button>
          </>
        )}
      </Flex>
    </Callout.Root>
  );
}
