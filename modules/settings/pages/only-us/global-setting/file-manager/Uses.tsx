import { Flex, Link, Text } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/files.ts';
import type { DescribedFile } from './file.ts';

/** The places where a file is used, or was, each leading to the screen where another can be chosen. */
export function Uses({ uses, earlierUses }: Pick<DescribedFile, 'uses' | 'earlierUses'>) {
  const shown = uses.length > 0 ? uses : earlierUses;
  return (
    <Flex direction="column" gap="1">
      <Text as="p" size="2" weight="medium" id="file-uses">
        {t('usedBy')}
      </Text>
      {uses.length === 0 && (
        <Text size="2" color="gray">
          {t(earlierUses.length > 0 ? 'usedEarlier' : 'usedNowhere')}
        </Text>
      )}
      <ul className="file-uses" aria-labelledby="file-uses">
        {shown.map(({ title, route }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same title and screen
          <li key={index}>
            <Text size="2">{route ? <Link href={route}>{title}</Link> : title}</Text>
          </li>
        ))}
      </ul>
    </Flex>
  );
}
