import './shortcuts.css';
import { Box, Flex, Heading, Kbd } from '@radix-ui/themes';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';
import { t } from './texts.ts';

const everywhere = [
  ['Ctrl K', t('title')],
  ['?', t('thisList')],
  ['/', t('searchList')],
  ['n', t('addOne')],
  ['e', t('openRow')],
  ['Ctrl S', t('save')],
  ['Ctrl Enter', t('publish')],
  ['Alt PageUp, Alt PageDown', t('steps')],
  ['Alt ↓', t('nextMark')],
  ['F8', t('notifications')],
] as const;

const inText = [
  ['/', t('insert')],
  ['Ctrl K', t('link')],
  ['Ctrl B', t('bold')],
  ['Ctrl I', t('italic')],
  ['Alt F10', t('toolbar')],
  ['Esc', t('backToText')],
  ['Ctrl Z', t('undo')],
  ['Ctrl Shift Z', t('redo')],
  ['Ctrl Home, Ctrl End', t('ends')],
  ['## Space, ### Space', t('headings')],
  ['- Space, 1. Space', t('lists')],
  ['> Space', t('quote')],
  ['---', t('rule')],
] as const;

export function Shortcuts({ onClose }: { onClose(): void }) {
  return (
    <OpenDialog title={t('shortcuts')} maxWidth="560px" onClose={onClose}>
      <Keys title={t('everywhere')} keys={everywhere} />
      <Keys title={t('inText')} keys={inText} />
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  return (
    <Box asChild mt="4">
      <section className="shortcuts">
        <Heading as="h2" size="2" mb="2">
          {title}
        </Heading>
        <dl>
          {keys.map(([pressed, does]) => (
            <Flex key={does} align="center" justify="between" gap="4" py="6px">
              <dt>{does}</dt>
              <dd>
                <Kbd>{isMac() ? pressed.replaceAll('Ctrl', '⌘') : pressed}</Kbd>
              </dd>
            </Flex>
          ))}
        </dl>
      </section>
    </Box>
  );
}

function isMac() {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
