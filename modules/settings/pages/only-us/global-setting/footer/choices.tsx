import { Flex, Select } from '@radix-ui/themes';
import type { LinkFields, linkDrawings, linkTypes } from '#modules/settings/inputs.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { Icon } from '#renderer/public/Icon.tsx';

interface Choice<Value extends string> {
  value: Value;
  onChange(value: Value): void;
  id?: string;
}

/** A choice among the columns of the footer. */
export function TypeSelect({
  types,
  value,
  onChange,
  id,
}: Choice<LinkFields['type']> & { types: typeof linkTypes }) {
  return (
    <Select.Root value={value} onValueChange={onChange}>
      <Select.Trigger id={id} />
      <Select.Content>
        {types.map((type) => (
          <Select.Item key={type} value={type}>
            {t(type)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}

type Drawing = LinkFields['staticImage'];

/** A choice among drawings, each shown beside its name. */
export function DrawingSelect({
  drawings,
  value,
  onChange,
  ...described
}: Choice<Drawing> & { drawings: typeof linkDrawings; 'aria-describedby'?: string }) {
  return (
    <Select.Root value={value} onValueChange={(chosen) => onChange(chosen as Drawing)}>
      <Select.Trigger id={described.id} aria-describedby={described['aria-describedby']} />
      <Select.Content>
        {drawings.map((drawing) => (
          <Select.Item key={drawing} value={drawing}>
            <Flex align="center" gap="2" className="footer-image">
              <Icon name={drawing} /> {t(`drawing_${drawing}`)}
            </Flex>
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
