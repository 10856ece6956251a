import { Flex, Select } from '@radix-ui/themes';
import type { LinkFields, linkDrawings } from '#modules/settings/inputs.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { Icon } from '#renderer/public/Icon.tsx';

type Drawing = LinkFields['staticImage'];

interface Props {
  drawings: typeof linkDrawings;
  value: Drawing;
  onChange(value: Drawing): void;
  id?: string;
  'aria-describedby'?: string;
}

/** A select of icons, each next to its name. */
export function DrawingSelect({ drawings, value, onChange, ...described }: Props) {
  return (
    <Select.Root value={value} onValueChange={(chosen) => onChange(chosen as Drawing)}>
      <Select.Trigger {...described} />
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
