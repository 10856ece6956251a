import { Flex, Grid, Text, TextField } from '@radix-ui/themes';
import { languageNames, languages } from '#lib/language.ts';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { type Answer, type Found, type Move, useChoices } from './move.ts';
import { Step } from './Step.tsx';
import { t } from './texts.ts';

type Props = { move: Move; found: Found } & Pick<Answer, 'categories'>;

// No slug has a capital.
const none = 'NONE';

export function Options({ move, found, categories }: Props) {
  const [choices, change] = useChoices(move);
  const { category, post_tag } = found.site.bases ?? {};
  const bases = { categoryBase: category?.[0] ?? 'category', tagBase: post_tag?.[0] ?? 'tag' };
  // Layout shortcodes, such as rows and columns, are no option: their content is the page.
  const codes = found.notes.flatMap(({ shortcode }) => shortcode ?? []);
  return (
    <Step title={t('options')} hint={t('optionsText')}>
      {(['asDrafts', 'otherHosts'] as const).map((name) => (
        <CheckField
          key={name}
          checked={choices[name]}
          label={t(name)}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
      <Grid columns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))" gap="4">
        <Field label={t('language')}>
          <SelectField
            value={choices.language ?? 'none'}
            options={[
              { value: 'none', label: t('languageOf', { language: languageNames[found.site.language] }) },
              ...languages.map((value) => ({ value, label: languageNames[value] })),
            ]}
            onChange={(value) => change({ language: value === 'none' ? null : value })}
          />
        </Field>
        {found.pages.length > 0 && (
          <Field label={t('frontPage')} hint={choices.frontPage && t('frontPageText')}>
            <SelectField
              value={choices.frontPage || none}
              options={[
                { value: none, label: t('frontPageNone') },
                ...found.pages.map(({ slug, title, isFront }) => ({
                  value: slug,
                  label: isFront ? t('frontPageThere', { title }) : title,
                })),
              ]}
              onChange={(slug) => change({ frontPage: slug === none ? '' : slug })}
            />
          </Field>
        )}
        {(['categoryBase', 'tagBase'] as const).map((name) => (
          <TextOption
            key={name}
            label={t(name)}
            value={choices[name]}
            placeholder={bases[name]}
            onChange={(base) => change({ [name]: base })}
          />
        ))}
        {found.authors.map(({ login, name }) => (
          <TextOption
            key={login}
            label={t('author', { login })}
            value={choices.authors[login] ?? name}
            onChange={(shown) => change({ authors: { ...choices.authors, [login]: shown } })}
          />
        ))}
        {found.categories.map(({ slug, name }) => (
          <Field key={slug} label={t('categoryAs', { name })}>
            <SelectField
              value={String(choices.categories[slug] ?? 'new')}
              options={[
                { value: 'new', label: t('categoryNew') },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
                { value: 'none', label: t('leaveOut') },
              ]}
              onChange={(value) => {
                const { [slug]: _, ...rest } = choices.categories;
                const chosen = value === 'none' ? value : Number(value);
                change({ categories: value === 'new' ? rest : { ...rest, [slug]: chosen } });
              }}
            />
          </Field>
        ))}
      </Grid>
      {codes.length > 0 && (
        <fieldset>
          <Text asChild size="2" weight="medium">
            <legend>{t('codes')}</legend>
          </Text>
          <Muted mb="2">{t('codesText')}</Muted>
          <Flex gap="2" wrap="wrap" style={{ columnGap: 'var(--space-5)' }}>
            {codes.map((name) => (
              <CheckField
                key={name}
                checked={choices.shortcodes[name] === 'none'}
                label={`[${name}]`}
                onChange={(isOut) => {
                  const { [name]: _, ...rest } = choices.shortcodes;
                  change({ shortcodes: isOut ? { ...rest, [name]: 'none' } : rest });
                }}
              />
            ))}
          </Flex>
        </fieldset>
      )}
    </Step>
  );
}

interface TextOptionProps {
  label: string;
  value: string;
  placeholder?: string;
  onChange(value: string): void;
}

function TextOption({ label, value, placeholder = '', onChange }: TextOptionProps) {
  return (
    <Field label={label}>
      <TextField.Root
        defaultValue={value}
        placeholder={placeholder}
        maxLength={80}
        onBlur={({ target }) => target.value.trim() !== value && onChange(target.value.trim())}
      />
    </Field>
  );
}
