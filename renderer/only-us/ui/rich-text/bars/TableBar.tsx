import { Text } from '@radix-ui/themes';
import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool } from './BarTools.tsx';

const groups = [
  {
    name: t('row'),
    tools: [
      ['addRowBefore', t('above'), t('rowAbove')],
      ['addRowAfter', t('below'), t('rowBelow')],
      ['deleteRow', t('delete'), t('deleteRow')],
    ],
  },
  {
    name: t('column'),
    tools: [
      ['addColumnBefore', t('left'), t('columnLeft')],
      ['addColumnAfter', t('right'), t('columnRight')],
      ['deleteColumn', t('delete'), t('deleteColumn')],
    ],
  },
  {
    name: null,
    tools: [
      ['toggleHeaderRow', t('headRow'), t('headRow')],
      ['deleteTable', t('deleteTable'), t('deleteTable')],
    ],
  },
] as const;

/** Rows and columns of the table with the caret. */
export function TableBar({ editor }: PartBarProps) {
  return (
    <BarRow label={t('tableTools')}>
      {groups.map(({ name, tools }) => (
        <span key={name} className="rich-text-bar-group">
          {name && (
            <Text size="1" color="gray" aria-hidden>
              {name}
            </Text>
          )}
          {tools.map(([command, label, whole]) => (
            <BarTool
              key={command}
              label={whole}
              removes={command === 'deleteTable'}
              onClick={() => editor.chain().focus()[command]().run()}
            >
              {label}
            </BarTool>
          ))}
        </span>
      ))}
    </BarRow>
  );
}
