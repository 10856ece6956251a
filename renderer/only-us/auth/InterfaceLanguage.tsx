import { Box } from '@radix-ui/themes';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { languageNames, languages } from '#lib/language.ts';
import { api } from '../api.ts';
import { Field } from '../ui/base/Field.tsx';
import { SelectField } from '../ui/base/SelectField.tsx';

/** The language of the back office, for the account that is signed in. All of the screen changes, so it is loaded again. */
export function InterfaceLanguage() {
  const { mutate, variables, isError } = api.account.chooseLanguage.useMutation({
    onSuccess: () => window.location.reload(),
  });
  return (
    <Box maxWidth="320px">
      <Field
        label={localize('Language')}
        hint={localize('Of this back office, for you alone. Your site has a language of its own.')}
      >
        <SelectField
          value={(!isError && variables?.language) || interfaceLanguage()}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => mutate({ language })}
        />
      </Field>
    </Box>
  );
}
