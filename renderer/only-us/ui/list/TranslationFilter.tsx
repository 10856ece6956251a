import { languageNames } from '#lib/language.ts';
import { api } from '../../api.ts';
import { FilterSelect } from './ListToolbar.tsx';
import { type TranslationState, translationStates } from './list-address.ts';
import { t } from './texts.ts';

interface Props {
  type: string;
  value: TranslationState;
  onChange(state: TranslationState): void;
}

/** Shows the entries whose translation is missing or out of date, as long as there are any. */
export function TranslationFilter({ type, value, onChange }: Props) {
  const { translations } = api.content.getPending.useQuery({ type }).data ?? {};
  if (!translations || (translations.isComplete && !value)) return null;
  const name = languageNames[translations.language];
  const options = translationStates.map((state) => ({
    value: state,
    label: t(state, { language: name }),
  }));
  return <FilterSelect label={name} all={t('allTranslated')} {...{ value, options, onChange }} />;
}
