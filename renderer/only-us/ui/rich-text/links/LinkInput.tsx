import { Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { referenceOf } from '#lib/rich-text/references.ts';
import { useDescribedLinks } from '../../base/described-links.ts';
import { errorOf, type InputProps } from '../../base/error-of.ts';
import { Finder } from '../../palette/Finder.tsx';
import { Present } from './LinkDialog.tsx';
import { t } from './texts.ts';
import { useFoundLinks } from './use-found-links.ts';

/** The link finder as a field: holds the typed address, or the id of what was found. */
export function LinkInput<Values extends FieldValues>({ form, name, label, hint }: InputProps<Values>) {
  const { field } = useController({ control: form.control, name });
  const [isTyping, setTyping] = useState(false);
  const value: string = field.value ?? '';
  const isFound = referenceOf(value) !== null;
  const typed = isFound ? '' : value;
  const found = useFoundLinks(isTyping ? typed : '', '');
  const described = useDescribedLinks(isFound ? [value] : []);
  const isSearching = isTyping && typed.trim() !== '';
  const change = (next: string, isTyped: boolean) => {
    setTyping(isTyped);
    field.onChange(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its field
    <div onBlur={() => setTyping(false)}>
      {isFound && (
        <Flex direction="column" align="start" mb="2">
          <Present href={value} described={described} />
          <Button type="button" size="1" variant="soft" color="gray" onClick={() => change('', false)}>
            {t('remove')}
          </Button>
        </Flex>
      )}
      <Finder
        label={label}
        size="2"
        takesFocus={false}
        hint={hint}
        error={errorOf(form, name)}
        typed={typed}
        onType={(next) => change(next, true)}
        options={isSearching ? found.options : []}
        isSettled={!isSearching || found.isSettled}
        picksFirst
        onPick={({ href }) => change(href, false)}
        status={isSearching && found.isSettled ? t('found', { count: found.options.length }) : ''}
      />
    </div>
  );
}
