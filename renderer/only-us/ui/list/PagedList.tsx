import { Flex, Text } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef } from 'react';
import { Muted } from '../base/Muted.tsx';
import { SelectField } from '../base/SelectField.tsx';
import { StepButton } from '../base/StepButton.tsx';
import { type PageSize, pageSizes } from './list-address.ts';
import { t } from './texts.ts';

interface Props {
  count: string;
  total: number;
  page: number;
  pages: number;
  size?: PageSize;
  onChange(change: { page?: number; size?: PageSize }): void;
  children: ReactNode;
}

export function PagedList({ count, total, page, pages, size, onChange, children }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onChange({ page: next });
    // With what is above it, on a screen and in a dialog.
    top.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <Flex ref={top} justify="between" align="center" gap="3" mb="3" minHeight="32px">
        <Muted role="status">{count}</Muted>
        {/* One page of any size has so few. */}
        {size && total > pageSizes[0] && (
          <SelectField
            aria-label={t('pageSize')}
            value={String(size)}
            options={pageSizes.map((each) => ({ value: String(each), label: t('perPage', { size: each }) }))}
            onChange={(value) => onChange({ size: pageSizes.find((each) => String(each) === value) })}
          />
        )}
      </Flex>
      {children}
      {pages > 1 && <Pages page={page} pages={pages} onTurn={turnTo} />}
    </>
  );
}

type PagesProps = Pick<Props, 'page' | 'pages'> & { onTurn(page: number): void };

function Pages({ page, pages, onTurn }: PagesProps) {
  return (
    <Flex asChild gap="3" mt="5" align="center" justify="center">
      <nav aria-label={t('pages')}>
        <StepButton
          variant="soft"
          label={t('previous')}
          onStep={page > 1 ? () => onTurn(page - 1) : undefined}
        >
          <ChevronLeft size={16} />
        </StepButton>
        <Text size="2">{t('page', { page, pages })}</Text>
        <StepButton
          variant="soft"
          label={t('next')}
          onStep={page < pages ? () => onTurn(page + 1) : undefined}
        >
          <ChevronRight size={16} />
        </StepButton>
      </nav>
    </Flex>
  );
}
