import { type Language, languageNames } from '#lib/language.ts';
import { FilterSelect } from './ListToolbar.tsx';
import { type TranslationState, translationStates } from './list-address.ts';
import { t } from './texts.ts';

interface Props {
  language: Language;
  value: TranslationState;
  onChange(state: TranslationState): void;
}

/** Shows the entries that visitors can't read in the second language, or whose translation is out of date. */
export function TranslationFilter({ language, value, onChange }: Props) {
  const name = languageNames[language];
  const options = translationStates.map((state) => ({
    value: state,
    label: t(`${state}Translated`, { language: name }),
  }));
  return <FilterSelect label={name} all={t('allTranslated')} {...{ value, options, onChange }} />;
}
