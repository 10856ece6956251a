import { Button, Flex, Select, Text } from '@radix-ui/themes';
import { ConfirmButton } from '../ConfirmButton.tsx';
import type { ContentType } from '../entry/entry-api.ts';
import { useHeightOf } from '../use-height-of.ts';
import { t } from './texts.ts';
import { useBulkChange } from './use-bulk-change.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  type: ContentType;
  selection: Selection;
  /** What an entry is called. */
  nameOf(id: number): string;
  /** Have the entries a status? */
  canPublish: boolean;
  /** A field that can be changed for all of them. */
  assign?: Assignable | undefined;
}

/** A field to change for many entries, such as their category. */
export interface Assignable {
  field: string;
  label: string;
  options: { value: string | number; label: string }[];
}

/** What can be done with the selected entries of a list; nothing while none is selected. */
export function SelectionBar(props: Props) {
  return props.selection.ids.length > 0 ? <Bar {...props} /> : null;
}

function Bar({ type, selection, nameOf, canPublish, assign }: Props) {
  const { ids, total, selectAll, clear } = selection;
  const { change, pending } = useBulkChange(type, selection, nameOf);
  const bar = useHeightOf('--bottom-bar');
  return (
    <section ref={bar} className="selection-bar" aria-label={t('actions')}>
      <Text size="2" weight="medium" role="status">
        {t('selected', { count: ids.length })}
      </Text>
      {ids.length < total && (
        <Button variant="ghost" onClick={selectAll}>
          {t('selectAllOf', { count: total })}
        </Button>
      )}
      <Button variant="ghost" color="gray" onClick={clear}>
        {t('clear')}
      </Button>
      <Flex gap="2" ml="auto" wrap="wrap">
        {assign && <Assign {...assign} onChoose={(values) => void change('assign', values)} />}
        {canPublish && (
          <>
            <Button
              variant="soft"
              color="gray"
              loading={pending === 'duplicate'}
              onClick={() => void change('duplicate')}
            >
              {t('duplicate')}
            </Button>
            <Button loading={pending === 'publish'} onClick={() => void change('publish')}>
              {t('publish')}
            </Button>
            <Button variant="soft" loading={pending === 'unpublish'} onClick={() => void change('unpublish')}>
              {t('unpublish')}
            </Button>
          </>
        )}
        <ConfirmButton
          title={t('deleteTitle', { count: ids.length })}
          description={t('deleteText')}
          confirmLabel={t('delete')}
          onConfirm={() => change('delete')}
        >
          <Button variant="soft" color="red">
            {t('delete')}
          </Button>
        </ConfirmButton>
      </Flex>
    </section>
  );
}

// A choice is made at once, so the field shows its label again.
function Assign({ field, label, options, onChoose }: Assignable & { onChoose(values: object): void }) {
  const choose = (chosen: string) =>
    onChoose({ [field]: options.find(({ value }) => String(value) === chosen)?.value });
  return (
    <Select.Root value="" onValueChange={choose}>
      <Select.Trigger aria-label={label} placeholder={label} />
      <Select.Content>
        {options.map(({ value, label }) => (
          <Select.Item key={value} value={String(value)}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
