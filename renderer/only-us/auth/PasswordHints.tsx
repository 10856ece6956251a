import { Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import { keptRules } from '#lib/password-rules.ts';
import { texts } from '../ui/texts.ts';

const t = texts('passwordHints', {
  length: '8 to 16 characters',
  letter: 'a letter',
  digit: 'a digit',
  plain: 'no accents or emoji',
  different: 'not the current one',
  kept: ', done',
  tooLong: ' ({count} are too many)',
});

/** The rules of a new password, with those that it keeps ticked while it is typed. */
export function PasswordHints({ password, current }: { password: string; current: string }) {
  const count = password.length;
  return (
    <Flex asChild wrap="wrap" gapX="3">
      <ul>
        {Object.entries(keptRules(password, current)).map(([rule, isKept]) => {
          const isTooLong = rule === 'length' && count > 16;
          return (
            <Text key={rule} asChild color={isKept ? 'green' : isTooLong ? 'red' : 'gray'}>
              <li>
                {isKept ? <Check size={12} aria-hidden /> : <Dot size={12} aria-hidden />}{' '}
                {t(rule as 'letter')}
                {rule === 'length' && <span role="status">{isTooLong && t('tooLong', { count })}</span>}
                {isKept && <VisuallyHidden>{t('kept')}</VisuallyHidden>}
              </li>
            </Text>
          );
        })}
      </ul>
    </Flex>
  );
}
