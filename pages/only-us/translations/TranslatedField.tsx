import { Button, Flex, Heading, Text } from '@radix-ui/themes';
import Copy from 'lucide-react/icons/copy';
import { useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { Pictures } from '#database/shown-picture.ts';
import { copiedIn, type KnownFields, wordsIn } from '#lib/block-values.ts';
import type { Language } from '#lib/language.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { DeclaredInput } from '#renderer/only-us/ui/entry/BlockInputs.tsx';
import { RichTextDifference } from '#renderer/only-us/ui/history/RichTextDifference.tsx';
import { WordDifference } from '#renderer/only-us/ui/history/WordDifference.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import { type Described, fieldOf } from './described.ts';
import { t } from './texts.ts';

interface Props {
  form: AnyForm;
  name: string;
  described: Described;
  language: Language;
  onConfirm(): void;
  /** Confirms paragraphs that are the same in both languages. */
  onSame(words: string[]): void;
}

/** A field of a translation: on wide screens beside what the original says, otherwise below it. Blocks are fields of fields. */
export function TranslatedField(props: Props) {
  const { form, name, described, language, onConfirm, onSame } = props;
  const { fields, blocks, words, seen, changed, same, pictures } = described;
  const field = fields[name];
  if (!field) return null;
  const isChanged = changed.includes(name);
  if (field.kind !== 'blocks') {
    const pair = { form, name, field, language, pictures, isChanged, same, onConfirm, onSame };
    return <Pair {...pair} now={words[name]} before={seen[name]} />;
  }
  const seenBlocks = (seen[name] ?? []) as PlacedBlock[];
  return (words[name] as PlacedBlock[]).map((block, index) => {
    const { label = '', fields: own = {} } = blocks[block.kind] ?? {};
    const was = seenBlocks.find(({ id }) => id === block.id)?.values ?? {};
    return (
      <section key={block.id} aria-label={`${label} ${index + 1}`} className="translated-block">
        <Heading as="h2" size="3">
          {label}
        </Heading>
        {Object.entries(own).map(([key, blockField]) => (
          <Pair
            key={key}
            {...{ form, language, pictures, same, onConfirm, onSame }}
            name={`${name}.${index}.values.${key}`}
            field={blockField}
            now={block.values[key]}
            before={was[key]}
            isChanged={isChanged && JSON.stringify(was[key]) !== JSON.stringify(block.values[key])}
          />
        ))}
      </section>
    );
  });
}

interface PairProps extends Pick<Props, 'form' | 'name' | 'language' | 'onConfirm' | 'onSame'> {
  field: Described['fields'][string];
  /** The original now, and at the last comparison. */
  now: unknown;
  before: unknown;
  isChanged: boolean;
  same: string[];
  pictures: Pictures;
}

function Pair(props: PairProps) {
  const { form, name, field, now, before, isChanged, same, pictures, language, onConfirm, onSame } = props;
  const { site } = usePageContext();
  const said: unknown = useWatch({ control: form.control, name });
  const { label } = field;
  const isMissing = isNothing(said) && !isNothing(now);
  const copied = copiedIn({ [name]: field }, { [name]: said }, { original: { [name]: now }, same });
  const copy = () => form.setValue(name, structuredClone(now), { shouldDirty: true });
  return (
    <div
      className="translated-field"
      data-missing={isMissing || copied.length > 0 || undefined}
      data-changed={isChanged || undefined}
    >
      <Flex
        direction="column"
        gap="1"
        minWidth="0"
        px="3"
        py="2"
        className="translated-original"
        lang={site.language}
      >
        <Text as="div" size="2" weight="medium">
          {label} <Muted as="span">· {t('original')}</Muted>
        </Text>
        <div className="difference">
          <Original {...{ field, now, pictures }} before={isChanged ? before : now} />
        </div>
        {isChanged && (
          <Flex gap="3" align="center" wrap="wrap">
            <Text size="1" color="amber">
              {t('changed')}
            </Text>
            <QuietButton size="1" onClick={onConfirm}>
              {t('upToDate')}
            </QuietButton>
          </Flex>
        )}
      </Flex>
      <div className="translated-said" lang={language}>
        <DeclaredInput {...{ form, name, pictures }} field={fieldOf(field)} />
        {isMissing && (
          <Flex gap="3" align="center" mt="1" wrap="wrap">
            <Muted as="span">{t('untranslated')}</Muted>
            {field.role !== 'address' && (
              <Button type="button" size="1" variant="ghost" color="gray" onClick={copy}>
                <Copy size={14} aria-hidden /> {t('copy')}
              </Button>
            )}
          </Flex>
        )}
        {copied.length > 0 && (
          <Flex gap="3" align="center" mt="1" wrap="wrap">
            <Muted as="span">{t('copied', { count: copied.length })}</Muted>
            <QuietButton size="1" onClick={() => onSame(copied)}>
              {t('same')}
            </QuietButton>
          </Flex>
        )}
      </div>
    </div>
  );
}

type OriginalProps = Pick<PairProps, 'field' | 'now' | 'before' | 'pictures'>;

function Original({ field, now, before, pictures }: OriginalProps) {
  if (isNothing(now) && isNothing(before)) return <Muted>{t('emptyOriginal')}</Muted>;
  if (isRichText(now)) {
    const old = isRichText(before) ? before : emptyRichText;
    return <RichTextDifference before={old} after={now} pictures={pictures} isWhole />;
  }
  if (typeof now === 'number') return <Text>{pictures[now]?.name ?? t('sameFile')}</Text>;
  return <WordDifference before={shown(before, field.columns)} after={shown(now, field.columns)} />;
}

function shown(value: unknown, columns: KnownFields = {}): string {
  if (Array.isArray(value)) return value.map((row) => wordsIn(columns, row).join(' · ')).join('\n');
  return typeof value === 'string' ? value : '';
}

function isNothing(value: unknown): boolean {
  if (isRichText(value)) return JSON.stringify(value) === JSON.stringify(emptyRichText);
  return !value || (Array.isArray(value) && value.length === 0);
}
