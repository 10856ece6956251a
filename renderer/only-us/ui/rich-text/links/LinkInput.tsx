import { Button, Callout, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { fileType, referenceOf } from '#lib/rich-text/references.ts';
import { noteOf, useDescribedLinks } from '../../base/described-links.ts';
import { Finder } from '../../palette/Finder.tsx';
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
  onNothing?(): void;
  /** Lists links before somebody types, at first for these words. */
  suggests?: string;
  takesFocus?: boolean;
  withoutFiles?: boolean;
}

/** The link finder as a field. */
export function LinkInput(props: Props) {
  const { label, hint, error, value, onChange, onPick, onNothing } = props;
  const { suggests, takesFocus = false, withoutFiles } = props;
  const [isTyping, setTyping] = useState(takesFocus && suggests === undefined);
  const [picked, setPicked] = useState('');
  const isFound = referenceOf(value) !== null || (value !== '' && value === picked);
  const typed = isFound ? '' : value;
  const isOpen = isTyping || (suggests !== undefined && !isFound);
  const found = useFoundLinks(isOpen ? typed : '', suggests ?? '');
  const options = found.options.filter(({ href }) => !withoutFiles || referenceOf(href)?.type !== fileType);
  const isAsked = isOpen && typed.trim() !== '';
  const isSearching = isAsked || (isOpen && suggests !== undefined);
  const failure = isSearching && found.error ? found.error : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of its field
    <div className={suggests === undefined ? 'finder-over' : undefined} onBlur={() => setTyping(false)}>
      {isFound && <Present href={value} onRemove={onPick ? undefined : () => onChange('')} />}
      <Finder<FoundLink>
        label={label}
        size="2"
        takesFocus={takesFocus}
        hint={hint}
        error={error ?? failure}
        typed={typed}
        onType={(next) => {
          setTyping(true);
          onChange(next);
        }}
        options={isSearching ? options : []}
        isSettled={!isSearching || found.isSettled}
        picksFirst={isAsked}
        onPick={(link) => {
          setTyping(false);
          if (!link.isAddress) setPicked(link.href);
          if (onPick) onPick(link);
          else onChange(link.href);
        }}
        onNothing={onNothing}
        status={isAsked && found.isSettled && !failure ? t('found', { count: options.length }) : ''}
      />
    </div>
  );
}

/** The link that was chosen before. In a dialog, typing replaces it. */
function Present({ href, onRemove }: { href: string; onRemove: (() => void) | undefined }) {
  const link = useDescribedLinks([href])[href];
  const note = link && noteOf(link);
  return (
    <Flex direction="column" align="start" gap="3" mb="3">
      {link && (
        <Callout.Root size="1" color={note ? 'amber' : 'gray'} highContrast>
          <Callout.Text>{note ?? t('leadsTo', { title: link.title, path: link.path })}</Callout.Text>
        </Callout.Root>
      )}
      {onRemove && (
        <Button type="button" size="1" variant="soft" color="gray" onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </Flex>
  );
}
