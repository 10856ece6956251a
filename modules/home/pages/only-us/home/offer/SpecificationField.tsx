import '#renderer/only-us/ui/rows.css';
import { Button, Flex, Heading, Text } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import type { OfferFields } from '#modules/home/offers/type.ts';
import { SortableList } from '#renderer/only-us/ui/SortableList.tsx';
import { useRowKeys } from '#renderer/only-us/ui/use-row-keys.ts';
import { SpecificationRow } from './SpecificationRow.tsx';

/** The rows of the specification: add, write, put in order, remove. */
export function SpecificationField({ form }: { form: UseFormReturn<OfferFields> }) {
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'specification' });
  const rows = useRowKeys(fields.length);
  const items = rows.keys.map((id) => ({ id }));
  const placeOf = (id: number) => items.findIndex((item) => item.id === id);
  const moveRow = (id: number, before: number | null) => {
    const from = placeOf(id);
    const next = before === null ? items.length : placeOf(before);
    const to = next > from ? next - 1 : next;
    rows.move(from, to);
    move(from, to);
  };
  const removeRow = (place: number) => {
    rows.remove(place);
    remove(place);
  };
  const error = form.formState.errors.specification;
  return (
    <section aria-labelledby="specification">
      <Top />
      <SortableList
        className="panel rows"
        direction="column"
        items={items}
        labelOf={({ id }) => t('row', { row: placeOf(id) + 1 })}
        onMove={moveRow}
      >
        {({ id }, moves) => (
          <SpecificationRow
            form={form}
            index={placeOf(id)}
            moves={moves}
            onRemove={() => removeRow(placeOf(id))}
          />
        )}
      </SortableList>
      {error?.root?.message && (
        <Text as="p" size="1" color="red" role="alert">
          {error.root.message}
        </Text>
      )}
      <Button type="button" mt="3" variant="soft" onClick={() => append({ label: '', value: '' })}>
        <Plus size={16} aria-hidden /> {t('addRow')}
      </Button>
    </section>
  );
}

function Top() {
  return (
    <Flex direction="column" gap="1" mb="3">
      <Heading as="h2" size="3" id="specification">
        {t('specification')}
      </Heading>
      <Text size="1" color="gray">
        {t('specificationHint')}
      </Text>
    </Flex>
  );
}
