import './entry-page.css';
import { Card, Flex } from '@radix-ui/themes';
import { type ReactNode, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Pictures } from '#database/shown-picture.ts';
import { type ContentType as DeclaredType, fieldOf } from '#lib/content-type.ts';
import type { ContentType } from '../../content-api.ts';
import { useAskedWords } from '../base/focus-field.ts';
import { FormPage } from '../form/FormPage.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import type { AnyForm, RecordForm } from '../working-copy/record-form.ts';
import type { AddressedFields } from './AddressField.tsx';
import { hasSeo, SearchAndSharing } from './SearchAndSharing.tsx';
import { TitleFields } from './TitleFields.tsx';
import { useSaveEntry } from './use-save-entry.ts';

export interface SavedEntry {
  files: Pictures;
  wasPublic: boolean;
}

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  entry: SavedEntry | null;
  /** The beginning of its public address: '/blogs'. */
  path?: string;
  tools?: ReactNode;
  /** Cards of the panel below the picture. */
  panel?: ReactNode;
  /** Wraps the panel, such as in tabs. */
  beside?(panel: ReactNode): ReactNode;
  children: ReactNode;
}

/** The form of an entry with a page of its own: title, address and content, and a panel that stays in sight. */
export function EntryPage<Values extends FieldValues>(props: Props<Values>) {
  const { recordForm, entry, path = '', tools, panel, beside = (all) => all } = props;
  const main = useRef<HTMLDivElement>(null);
  useAskedWords(main);
  const content = recordForm.content as DeclaredType;
  const form: UseFormReturn<AddressedFields> = recordForm.form as AnyForm;
  const pathOf = (values: object) => `${path}/${(values as AddressedFields).slug}`;
  const save = useSaveEntry(content.name as ContentType, { pathOf });
  const cover = fieldOf(content, 'cover');
  const coverField = cover && content.fields[cover];
  const saved = entry?.files[Number(Reflect.get(entry, cover ?? ''))];
  const all = (
    <Flex direction="column" gap="4" minWidth="0">
      {cover && coverField && (
        <Card size="2">
          <FieldInput form={form} name={cover} field={coverField} saved={saved} />
        </Card>
      )}
      {panel}
      {hasSeo(form.getValues()) && <SearchAndSharing form={form} fields={content.fields} pathOf={pathOf} />}
    </Flex>
  );
  return (
    <FormPage {...{ recordForm, pathOf, tools }} onSave={save}>
      <div className="entry-page">
        <div className="entry-columns">
          <Flex ref={main} direction="column" gap="4" minWidth="0" className="entry-main">
            <TitleFields form={form} content={content} path={path} entry={entry} />
            {props.children}
          </Flex>
          <aside className="entry-side">{beside(all)}</aside>
        </div>
      </div>
    </FormPage>
  );
}
