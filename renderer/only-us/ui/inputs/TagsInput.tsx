import { Flex } from '@radix-ui/themes';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { spellingOfTag, withoutRepeated, wordOfTag } from '#lib/fields.ts';
import { errorOf, type InputProps } from '../base/error-of.ts';
import { QuietButton } from '../base/QuietButton.tsx';
import { Finder } from '../palette/Finder.tsx';
import { t } from './texts.ts';

interface TagsProps {
  label: string;
  value: string[];
  onChange(tags: string[]): void;
  error?: string | undefined;
  /** Tags of other entries to suggest, the most used first. */
  known: string[];
  most?: number;
  /** Said once there are that many. */
  fullText?: string;
}

const [maxTags, maxCharacters, maxSuggested] = [10, 40, 5];

type InputOfTags<Values extends FieldValues> = InputProps<Values> & Pick<TagsProps, 'known'>;

export function TagsInput<Values extends FieldValues>({ form, name, label, known }: InputOfTags<Values>) {
  const { value = [], onChange } = useController({ control: form.control, name }).field;
  return <TagsField {...{ label, value, onChange, known }} error={errorOf(form, name)} />;
}

/** Tags, typed with Enter or a comma after each, or suggested. */
export function TagsField({ label, value: tags, onChange, error, known, ...limit }: TagsProps) {
  const { most = maxTags, fullText = t('tagsFull', { most }) } = limit;
  const [typed, setTyped] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const isFull = tags.length >= most;
  const add = (...words: string[]) => {
    const clean = words.map((word) => word.replace(/\s+/g, ' ').trim().slice(0, maxCharacters).trim());
    // In the spelling that others have.
    const named = clean.map((tag) => known.find((each) => spellingOfTag(each) === spellingOfTag(tag)) ?? tag);
    const all = withoutRepeated([...tags, ...named.filter((tag) => wordOfTag(tag))]);
    if (all.length > tags.length) onChange(all.slice(0, most));
    setTyped('');
  };
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag));
    area.current?.querySelector('input')?.focus();
  };
  const type = (text: string) => {
    const parts = text.split(',');
    if (parts.length > 1) add(...parts.slice(0, -1));
    setTyped(parts.at(-1)?.trimStart() ?? '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it
    <div
      ref={area}
      // Without Enter, too.
      onBlur={({ relatedTarget }) => typed && !area.current?.contains(relatedTarget) && add(typed)}
      onKeyDown={({ key, target }) => {
        const last = tags.at(-1);
        if (key === 'Backspace' && !typed && last && target instanceof HTMLInputElement) remove(last);
      }}
    >
      <Finder
        label={label}
        takesFocus={false}
        size="2"
        typed={typed}
        onType={type}
        options={isFull ? [] : optionsFor(typed, { tags, known })}
        isSettled
        picksFirst
        onPick={({ id }) => add(id)}
        status={isFull ? fullText : t('tagsHint')}
        error={error}
      />
      <Flex gap="1" mt="1" wrap="wrap">
        {tags.map((tag) => (
          <QuietButton key={tag} size="1" aria-label={t('remove', { name: tag })} onClick={() => remove(tag)}>
            {tag} <X size={12} aria-hidden />
          </QuietButton>
        ))}
      </Flex>
    </div>
  );
}

/** The tag that is typed, and known tags that contain it. */
function optionsFor(typed: string, { tags, known }: { tags: string[]; known: string[] }) {
  const word = wordOfTag(typed);
  if (!word) return [];
  const isTyped = (tag: string) => spellingOfTag(tag) === spellingOfTag(typed);
  const chosen = tags.map(spellingOfTag);
  const suggested = known
    .filter((tag) => wordOfTag(tag).includes(word) && !chosen.includes(spellingOfTag(tag)))
    .sort((a, b) => Number(isTyped(b)) - Number(isTyped(a)));
  const isNew = ![...tags, ...suggested].some(isTyped);
  const found = suggested.slice(0, maxSuggested).map((tag) => ({ id: tag, title: tag }));
  return isNew ? [{ id: typed, title: t('addTag', { tag: typed.trim() }) }, ...found] : found;
}
