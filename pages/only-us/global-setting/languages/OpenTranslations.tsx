import { Flex, Heading, Link } from '@radix-ui/themes';
import type { Outputs } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { t } from './texts.ts';

export type SecondLanguage = NonNullable<Outputs['site']['getSecondLanguage']>;

interface OpenProps {
  title: string;
  open: SecondLanguage['needed'];
  /** Only the first few, below the title of a dialog. */
  isInDialog?: boolean;
}

/** Entries to translate, each a link to its translation. */
export function OpenTranslations({ title, open, isInDialog = false }: OpenProps) {
  if (open.length === 0) return null;
  const shown = open.slice(0, isInDialog ? 8 : 40);
  return (
    <section aria-label={title}>
      <Heading as={isInDialog ? 'h2' : 'h3'} size="3" mt="5" mb="1">
        {title} · {open.length}
      </Heading>
      <ul className="lines">
        {shown.map((entry) => (
          <Flex asChild key={`${entry.route} ${entry.title}`} justify="between" gap="3">
            <li>
              <Link href={entry.route}>{entry.title}</Link>
              <Muted as="span">{entry.noun}</Muted>
            </li>
          </Flex>
        ))}
      </ul>
      {open.length > shown.length && (
        <Muted mt="2">{t('others', { count: open.length - shown.length })}</Muted>
      )}
    </section>
  );
}
