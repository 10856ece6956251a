import { Callout } from '@radix-ui/themes';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Check } from './checks.ts';
import { t } from './texts.ts';

const looks = {
  stop: { color: 'red', Icon: OctagonX },
  warn: { color: 'amber', Icon: TriangleAlert },
} as const;

/** What was found before something is published. */
export function Checks({ checks }: { checks: Check[] }) {
  if (checks.length === 0) {
    return (
      <Callout.Root color="green" highContrast size="1">
        <Callout.Icon>
          <CircleCheck size={16} aria-hidden />
        </Callout.Icon>
        <Callout.Text>{t('allGood')}</Callout.Text>
      </Callout.Root>
    );
  }
  return (
    <ul className="publish-checks">
      {checks.map(({ level, text }) => {
        const { color, Icon } = looks[level];
        return (
          <li key={text}>
            <Callout.Root color={color} size="1" role={level === 'stop' ? 'alert' : undefined} highContrast>
              <Callout.Icon>
                <Icon size={16} aria-hidden />
              </Callout.Icon>
              <Callout.Text>{text}</Callout.Text>
            </Callout.Root>
          </li>
        );
      })}
    </ul>
  );
}
