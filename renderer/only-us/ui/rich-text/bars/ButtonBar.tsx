import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool, RemoveTool } from './BarTools.tsx';

/** Words and link of the button that is selected. */
export function ButtonBar({ editor, pos, ask }: PartBarProps) {
  return (
    <BarRow label={t('buttonTools')}>
      <BarTool onClick={() => ask({ kind: 'button', pos })}>{t('editPart')}</BarTool>
      <RemoveTool editor={editor} pos={pos} />
    </BarRow>
  );
}
