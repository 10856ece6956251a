import { Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { fileType, referenceOf } from '#lib/rich-text/references.ts';
import { useDescribedLinks } from '../../base/described-links.ts';
import { Finder } from '../../palette/Finder.tsx';
import { Present } from './LinkDialog.tsx';
import { t } from './texts.ts';
import { type FoundLink, useFoundLinks } from './use-found-links.ts';

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The typed address, or the id of what was found. */
  value: string;
  onChange(value: string): void;
  /** Replaces `onChange` for what was found. */
  onPick?(found: FoundLink): void;
  /** Whether it suggests links before somebody types. */
  suggests?: boolean;
  withoutFiles?: boolean;
  onNothing?(): void;
}

/** The link finder as a field. */
export function LinkInput(props: Props) {
  const { label, hint, error, value, onChange, onPick, suggests, withoutFiles, onNothing } = props;
  const [isTyping, setTyping] = useState(false);
  const isFound = referenceOf(value) !== null;
  const typed = isFound ? '' : value;
  const found = useFoundLinks(isTyping ? typed : '', '');
  const options = found.options.filter(({ href }) => !withoutFiles || referenceOf(href)?.type !== fileType);
  const described = useDescribedLinks(isFound ? [value] : []);
  const isAsked = isTyping && typed.trim() !== '';
  const isSearching = isAsked || (suggests && !typed && !isFound);
  const pick = (link: FoundLink) => {
    setTyping(false);
    if (onPick) onPick(link);
    else onChange(link.href);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its field
    <div onBlur={() => setTyping(false)}>
      {isFound && (
        <Flex direction="column" align="start" mb="2">
          <Present href={value} described={described} />
          <Button type="button" size="1" variant="soft" color="gray" onClick={() => onChange('')}>
            {t('remove')}
          </Button>
        </Flex>
      )}
      <Finder
        label={label}
        size="2"
        takesFocus={false}
        hint={hint}
        error={error}
        typed={typed}
        onType={(next) => {
          setTyping(true);
          onChange(next);
        }}
        options={isSearching ? options : []}
        isSettled={!isSearching || found.isSettled}
        picksFirst={isAsked}
        onPick={pick}
        onNothing={onNothing}
        status={isAsked && found.isSettled ? t('found', { count: options.length }) : ''}
      />
    </div>
  );
}
