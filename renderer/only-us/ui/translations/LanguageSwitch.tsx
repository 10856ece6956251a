import { Flex, Link, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import type { ContentType } from '#lib/content-type.ts';
import { languageName } from '#lib/interface-language.ts';
import { type Language, languageNames } from '#lib/language.ts';
import { translatedFields, translationScreen } from '#lib/translation.ts';
import { api } from '../../api.ts';
import type { ContentType as EntryTypeName } from '../../content-api.ts';
import { useMayWith } from '../../use-may.ts';
import { QuietButton } from '../base/QuietButton.tsx';
import { t } from '../working-copy/texts.ts';

interface Props {
  type: string;
  id: number;
  screen: string;
  current: Language;
}

/** Links between an entry and its translation. */
export function LanguageSwitch({ type, id, screen, current }: Props) {
  const { site } = usePageContext();
  const mayRead = useMayWith('read', type);
  if (!site.secondLanguage || !mayRead) return null;
  const places = [
    { language: site.language, href: screen },
    { language: site.secondLanguage, href: translationScreen(type, id, site.secondLanguage) },
  ];
  return (
    <Flex asChild gap="3" align="center">
      <nav aria-label={t('languages')}>
        {places.map(({ language, href }) => (
          <QuietButton key={language} m="0" highContrast {...lookOf(language === current)} asChild>
            <a href={href} lang={language} aria-current={language === current ? 'page' : undefined}>
              {languageNames[language]}
            </a>
          </QuietButton>
        ))}
      </nav>
    </Flex>
  );
}

const lookOf = (isCurrent: boolean) =>
  isCurrent ? ({ color: 'orange' } as const) : ({ variant: 'ghost' } as const);

/** Above the form of a saved entry with translatable words, on a site with a second language. */
export function EntryLanguages({ content, id }: { content: ContentType | undefined; id: number | null }) {
  const { site, urlPathname } = usePageContext();
  if (!content || id === null || Object.keys(translatedFields(content)).length === 0) return null;
  if (!site.secondLanguage) return null;
  const entry = { type: content.name, id, screen: urlPathname };
  return 'language' in content.fields ? (
    <OwnLanguage {...entry} language={site.secondLanguage} />
  ) : (
    <LanguageSwitch {...entry} current={site.language} />
  );
}

/** For entries with a language of their own: one in the second language can be joined with its original. */
function OwnLanguage({ language, ...entry }: Omit<Props, 'current'> & { language: Language }) {
  const { site } = usePageContext();
  const { type, id } = entry;
  const { data } = api.content.getPending.useQuery({ type: type as EntryTypeName });
  if (!data?.translations?.own.includes(id)) return <LanguageSwitch {...entry} current={site.language} />;
  return (
    <Text as="p" size="2" color="gray">
      {t('onlyIn', { language: languageName(language) })}{' '}
      <Link href={translationScreen(type, id, language)}>
        {t('joinWith', { language: languageName(site.language) })}
      </Link>
    </Text>
  );
}
