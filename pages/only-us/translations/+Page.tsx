import { Flex, Heading, Link, Text } from '@radix-ui/themes';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { translationType } from '#lib/translation.ts';
import { api } from '#renderer/only-us/api.ts';
import type { ContentType } from '#renderer/only-us/content-api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
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
  const utils = api.useUtils();
  const begin = api.content.beginTranslation.useMutation({
    onSettled: thenRefetch(() => utils.content.getTranslation.invalidate(place)),
  });
  const isNew = described?.id === null && !described.isIn;
  // A draft without words, which nobody sees: what is typed has its working copy and its history from the first letter on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isNew) begin.mutate(place);
  }, [isNew]);
  const type = translationType(place.type, place.language) as ContentType;
  const id = described?.id ?? null;
  const entry = api.content.getEntry.useQuery({ type, id: id ?? 0 }, { enabled: id !== null });
  const { code } = query.error?.data ?? {};
  if (!described && (code === 'NOT_FOUND' || code === 'BAD_REQUEST')) return <Missing />;
  if (described?.isIn && described.id === null) return <InThisLanguage {...{ place, described }} />;
  const beginning = { error: begin.error, refetch: () => begin.mutate(place) };
  const failed = [query, entry, beginning].find(({ error }) => error);
  if (failed && !(described && entry.data)) return <NotLoaded title={t('failed')} query={failed} />;
  if (!described || !entry.data || id === null) return <p>{t('beginning')}</p>;
  return <TranslationForm key={id} {...{ place, described, id }} entry={entry.data} />;
}

/** For an entry that is written in this language; it can become the translation of another one. */
function InThisLanguage({ place, described }: { place: Place; described: Described }) {
  const language = languageNames[place.language];
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
