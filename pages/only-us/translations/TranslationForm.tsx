import './translation.css';
import { Button, Callout, Flex, Heading } from '@radix-ui/themes';
import { useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { contentType } from '#lib/content-type.ts';
import { emptyOf, status } from '#lib/fields.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { slugOf } from '#lib/slug.ts';
import { isAddressUnnamed, translationType } from '#lib/translation.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import type { Content, ContentType } from '#renderer/only-us/content-api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { slugAfter } from '#renderer/only-us/ui/entry/AddressField.tsx';
import { BegunSynonym } from '#renderer/only-us/ui/entry/BegunSynonym.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { LanguageSwitch } from '#renderer/only-us/ui/translations/LanguageSwitch.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import { type Described, fieldsOf } from './described.ts';
import { JoinExisting } from './JoinExisting.tsx';
import type { Place } from './place.ts';
import { TranslatedField } from './TranslatedField.tsx';
import { TranslationTools } from './TranslationTools.tsx';
import { t } from './texts.ts';

interface Props {
  place: Place;
  described: Described;
  /** The id of the translation, which is an entry itself; null before the first words. */
  id: number | null;
  entry: Content['getEntry'] | null;
  begin(): Promise<{ id: number }>;
  onEntry(id: number | null): void;
}

export function TranslationForm({ place, described, id, entry, begin, onEntry }: Props) {
  const { path } = described;
  const type = useMemo(() => typeOf(place, described), [place, described]);
  const recordForm = useContentForm(type, {
    id,
    entry: entry && (withBlocks(entry, described) as typeof entry),
    onEntry,
    beginning: { of: place.id, begin },
    initial: withBlocks({}, described),
  });
  const pathOf =
    path === null ? undefined : (values: object) => `${path}/${(values as { slug: string }).slug}`;
  const save = useSaveEntry(type.name as ContentType, { pathOf });
  // Begins a translation again that was deleted meanwhile.
  const saveOrBegin: typeof save = async (values, version, saved) =>
    version > 0
      ? save(values, version, saved)
      : save(values, 1, { ...saved, ...(await begin()), ref: undefined } as typeof saved);
  const { form, edited } = recordForm;
  // The checks before publishing compare the first words with the original.
  useEffect(() => (id === null ? edited.autosave.saveSoon(0) : undefined), [edited, id]);
  const element = useRef<HTMLDivElement>(null);
  // From a search without a result: …?synonym=xyzzy
  const { synonym } = usePageContext().urlParsed.search;
  const confirm = useConfirm(place, described);
  const confirmSame = async (same: string[]) => {
    if (id === null) await begin();
    confirm({ fields: [], same });
  };
  const isUntouched = (entry?.version ?? 1) === 1 && edited.changes === 0;
  return (
    <FormPage
      recordForm={recordForm}
      onSave={saveOrBegin}
      {...(pathOf && { pathOf })}
      tools={<TranslationTools {...{ place, element }} />}
    >
      <FollowingAddress {...{ form, described }} isKnown={entry?.status === 'published'} />
      <Flex ref={element} direction="column" gap="5" className="translation">
        <LanguageSwitch type={place.type} id={place.id} screen={described.screen} current={place.language} />
        <Heading as="h1" size="6">
          {described.title}
        </Heading>
        {described.canJoin && isUntouched && <JoinExisting {...{ place, described }} />}
        {described.changed.length > 0 && (
          <Callout.Root color="amber" highContrast size="1">
            <Callout.Text>{t('outdated')}</Callout.Text>
            <Flex>
              <Button type="button" size="1" variant="soft" highContrast onClick={() => confirm()}>
                {t('allUpToDate')}
              </Button>
            </Flex>
          </Callout.Root>
        )}
        {Object.keys(described.fields).map((name) => (
          <TranslatedField
            key={name}
            {...{ name, described }}
            form={form}
            language={place.language}
            onConfirm={() => confirm({ fields: [name] })}
            onSame={confirmSame}
          />
        ))}
        {synonym && described.fields.searchWords && <BegunSynonym form={form} word={synonym} />}
      </Flex>
    </FormPage>
  );
}

/** The server checks its rules. */
function typeOf({ type, language }: Place, { fields, list, area }: Described) {
  return contentType({
    name: translationType(type, language),
    noun: 'translation',
    list,
    area,
    isTranslation: true,
    fields: { ...fieldsOf(fields), status: status() },
  });
}

interface FollowingProps {
  form: AnyForm;
  described: Described;
  isKnown: boolean;
}

/** Follows the title until the address is edited or public. Apart, so that a keystroke renders only its field. */
function FollowingAddress({ form, described: { fields, noun }, isKnown }: FollowingProps) {
  const name = Object.keys(fields).find((each) => fields[each]?.role === 'title') ?? '';
  const title = String(useWatch({ control: form.control, name }) ?? '');
  const former = useRef(title);
  useEffect(() => {
    const from = former.current;
    former.current = title;
    const slug = form.getValues('slug');
    if (isKnown || title === from || slug === undefined) return;
    const next = isAddressUnnamed(slug) ? slugOf(title, noun) : slugAfter(slug, { from, to: title }, noun);
    if (next !== slug) form.setValue('slug', next, { shouldDirty: true });
  }, [title, form, isKnown, noun]);
  return null;
}

function useConfirm(place: Place, { version }: Described) {
  const { mutate } = api.content.confirmUpToDate.useMutation({
    onSuccess: (_, { same }) => toast(t(same ? 'same' : 'confirmed'), 'success'),
    ...useRefetch(({ content }) => content),
  });
  return (what: { fields?: string[]; same?: string[] } = {}) => mutate({ ...place, version, ...what });
}

// Gives every block of the original its place, translated or not.
function withBlocks(entry: FieldValues, { fields, words, blocks }: Described) {
  const ofBlocks = Object.keys(fields).filter((name) => fields[name]?.kind === 'blocks');
  const placed = ofBlocks.map((name) => {
    const said = (entry[name] ?? []) as PlacedBlock[];
    const all = (words[name] as PlacedBlock[]).map((block) => {
      const empty = emptyOf({ fields: fieldsOf(blocks[block.kind]?.fields ?? {}) });
      const known = said.find(({ id }) => id === block.id);
      return { ...block, values: { ...empty, ...known?.values } };
    });
    return [name, all];
  });
  return { ...entry, ...Object.fromEntries(placed) };
}
