import { Badge } from '@radix-ui/themes';
import { useEffect, useId, useRef } from 'react';
import { Ago } from '../base/Ago.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { changesInWords } from './changes-in-words.ts';
import type { FormOfEntry, Version } from './history-api.ts';
import { t } from './texts.ts';

interface Props {
  versions: Version[];
  chosen: Version;
  form: FormOfEntry;
  onChoose(id: number): void;
  onOlder?(): void;
}

/** The versions to choose from, newest first: one stop of the Tab key, the arrows choose. */
export function VersionList({ versions, chosen, form, onChoose, onOlder }: Props) {
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  // They came after the dialog was opened.
  useEffect(() => list.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const values = form.edited.values();
  return (
    <fieldset ref={list} className="history-versions">
      <legend>{t('versions')}</legend>
      {versions.map((version, index) => (
        <label key={version.id} className="choice history-version">
          <input
            type="radio"
            name={name}
            checked={version.id === chosen.id}
            onChange={() => onChoose(version.id)}
          />
          <strong>{version.by ?? t('nobody')}</strong>
          <span>
            <Ago at={version.at} withTime /> <How how={version.how} />
          </span>
          <span>
            {index === versions.length - 1 && !onOlder
              ? t('first')
              : changesInWords(version.changes, form.labels, values)}
          </span>
        </label>
      ))}
      {onOlder && <QuietButton onClick={onOlder}>{t('older')}</QuietButton>}
    </fieldset>
  );
}

function How({ how }: Pick<Version, 'how'>) {
  if (how === 'saved') return null;
  const isPublic = how === 'published' || how === 'scheduled';
  return (
    <Badge color={isPublic ? 'green' : 'gray'} highContrast>
      {t(how)}
    </Badge>
  );
}
