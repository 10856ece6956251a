import { Button, Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from './texts.ts';

/** A search without a result, and what can be done so that it has one; or that it has one by now. */
export function MissActions({ query, isFoundNow }: { query: string; isFoundNow: boolean }) {
  const pages = usePageContext().sidebar.find(({ pathname }) => pathname === '/only-us/pages')?.add;
  if (isFoundNow)
    return (
      <Text as="div" size="1" color="green">
        {t('foundNow')}
      </Text>
    );
  const words = encodeURIComponent(query);
  return (
    <Flex gap="4" mt="3">
      <Button asChild variant="ghost" size="1">
        <a href={`/only-us/global-setting/site?synonym=${words}`} aria-label={t('addWordsOf', { query })}>
          {t('addWords')}
        </a>
      </Button>
      {pages && (
        <Button asChild variant="ghost" size="1" color="gray">
          <a href={`${pages.route}?title=${words}`} aria-label={t('createPageOf', { query })}>
            {t('createPage')}
          </a>
        </Button>
      )}
    </Flex>
  );
}
