import { Button, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '#lib/language.ts';
import { translationScreen } from '#lib/translation.ts';
import { t } from './texts.ts';

interface Props {
  query: string;
  /** The second language of the site, if it was sought in that. */
  language: Language | null;
  isFoundNow: boolean;
}

/** A search without a result, and what can be done so that it has one; or that it has one by now. */
export function MissActions({ query, language, isFoundNow }: Props) {
  const pages = usePageContext().sidebar.find(({ pathname }) => pathname === '/only-us/pages')?.add;
  if (isFoundNow)
    return (
      <Text as="div" size="1" color="green">
        {t('foundNow')}
      </Text>
    );
  const words = encodeURIComponent(query);
  const settings = language ? translationScreen('site', 1, language) : '/only-us/global-setting/site';
  return (
    <Flex gap="4" mt="3">
      <Button asChild variant="ghost" size="1">
        <a href={`${settings}?synonym=${words}`} aria-label={t('addWordsOf', { query })}>
          {t('addWords')}
        </a>
      </Button>
      {/* A page begins in the first language. */}
      {pages && !language && (
        <Button asChild variant="ghost" size="1" color="gray">
          <a href={`${pages.route}?title=${words}`} aria-label={t('createPageOf', { query })}>
            {t('createPage')}
          </a>
        </Button>
      )}
    </Flex>
  );
}
