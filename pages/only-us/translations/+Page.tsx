import { Flex, Heading, Link, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageName } from '#lib/interface-language.ts';
import { translationType } from '#lib/translation.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import type { ContentType } from '#renderer/only-us/content-api.ts';
import { NotFound } from '#renderer/only-us/ui/base/NotFound.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import type { Described } from './described.ts';
import { JoinExisting } from './JoinExisting.tsx';
import { type Place, placeOf } from './place.ts';
import { TranslationForm } from './TranslationForm.tsx';
import { t } from './texts.ts';

export default function Page() {
  const pageContext = usePageContext();
  const place = placeOf(pageContext);
  if (!place || place.language !== pageContext.site.secondLanguage) return <Missing />;
  return <Translation key={JSON.stringify(place)} place={place} />;
}

function Translation({ place }: { place: Place }) {
  // The original may change while somebody translates it.
  const query = api.content.getTranslation.useQuery(place, { retry: false, refetchInterval: 15_000 });
  const { data: described } = query;
  const [begun, setBegun] = useState<number | null>(null);
  const opened = useOpened(described?.id, begun);
  const { mutateAsync: begin } = api.content.beginTranslation.useMutation(
    useRefetch(({ content }) => content.getTranslation),
  );
  const { code } = query.error?.data ?? {};
  if (!described && (code === 'NOT_FOUND' || code === 'BAD_REQUEST')) return <Missing />;
  if (described?.isIn && described.id === null) return <InThisLanguage {...{ place, described }} />;
  if (!described) return <NotLoaded title={t('failed')} query={query} />;
  const beginHere = async () => {
    const made = await begin(place);
    setBegun(made.id);
    return made;
  };
  return <OpenedTranslation key={opened} {...{ place, described }} begin={beginHere} />;
}

/**
 * The translation whose form is open. What begins here stays in its form, and so does what somebody deletes meanwhile, with all that
 * was typed; an entry that is joined, or begun by somebody else, comes in another one.
 */
function useOpened(id: number | null | undefined, begun: number | null) {
  const [opened, setOpened] = useState(id);
  const isAnother = id !== null && id !== begun;
  if (id !== undefined && id !== opened && (opened === undefined || isAnother)) setOpened(id);
  return opened;
}

interface Props {
  place: Place;
  described: Described;
  begin(): Promise<{ id: number }>;
}

/** Looking at it begins nothing: there is no entry before the first words. */
function OpenedTranslation({ place, described, begin }: Props) {
  const [id, setId] = useState(described.id);
  const [isNew] = useState(id === null);
  const type = translationType(place.type, place.language) as ContentType;
  const entry = api.content.getEntry.useQuery({ type, id: id ?? 0 }, { enabled: id !== null });
  if (!isNew && !entry.data) return <NotLoaded title={t('failed')} query={entry} />;
  return <TranslationForm {...{ place, described, id, begin }} entry={entry.data ?? null} onEntry={setId} />;
}

/** For an entry that is written in this language; it can become the translation of another one. */
function InThisLanguage({ place, described }: { place: Place; described: Described }) {
  const language = languageName(place.language);
  return (
    <Flex direction="column" gap="4" align="start">
      <Heading as="h1" size="6">
        {t('ownTitle', { title: described.title, language })}
      </Heading>
      <Text as="p">{t('ownText', { language })}</Text>
      <JoinExisting {...{ place, described }} />
      <Link href={described.screen}>{t('toOriginal')}</Link>
    </Flex>
  );
}

function Missing() {
  return <NotFound title={t('missing')} link={{ label: t('toDashboard'), href: '/only-us/dashboard' }} />;
}
