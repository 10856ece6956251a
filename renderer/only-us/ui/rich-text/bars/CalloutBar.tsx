import { type CalloutKind, calloutKinds } from '#lib/rich-text/callout-node.ts';
import { t } from '../texts.ts';
import type { PartBarProps } from './active-part.ts';
import { BarRow, BarTool } from './BarTools.tsx';
import { usePart } from './use-part.ts';

const labels = { info: t('calloutInfo'), tip: t('calloutTip'), warning: t('calloutWarning') };

/** The kind of the callout with the caret. Without the box, its words stay. */
export function CalloutBar({ editor, pos }: PartBarProps) {
  const { attrs } = usePart<{ kind: CalloutKind }>(editor, pos);
  const choose = (kind: CalloutKind) => editor.chain().focus().updateAttributes('callout', { kind }).run();
  return (
    <BarRow label={t('calloutTools')}>
      {calloutKinds.map((kind) => (
        <BarTool key={kind} pressed={attrs.kind === kind} onClick={() => choose(kind)}>
          {labels[kind]}
        </BarTool>
      ))}
      <BarTool onClick={() => editor.chain().focus().lift('callout').run()}>{t('unwrapCallout')}</BarTool>
    </BarRow>
  );
}
