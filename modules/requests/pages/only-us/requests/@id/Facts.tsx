import { DataList, Link } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatPhone } from '#lib/phone.ts';
import { t } from '#modules/requests/texts.ts';
import type { Request } from '../request.ts';

export function Facts({ request }: { request: Request }) {
  const { site } = usePageContext();
  const { company, phone, email, quantity, city, note, reference, language, agreedTo } = request;
  return (
    <DataList.Root mt="5" className="request-facts">
      <Fact label={t('product')}>{product(request)}</Fact>
      <Fact label={t('quantity')}>{quantity}</Fact>
      <Fact label={t('city')}>{city}</Fact>
      <Fact label={t('note')}>{note}</Fact>
      <Fact label={t('company')}>{company}</Fact>
      <Fact label={t('phone')}>{phone && formatPhone(phone)}</Fact>
      <Fact label={t('email')}>{email}</Fact>
      <Fact label={t('reference')}>{reference}</Fact>
      <Fact label={t('language')}>{language !== site.language && t(language)}</Fact>
      <Fact label={t('agreedTo')}>
        <span lang={language}>{agreedTo}</span>
      </Fact>
    </DataList.Root>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <DataList.Item>
      <DataList.Label>{label}</DataList.Label>
      <DataList.Value dir="auto">{children}</DataList.Value>
    </DataList.Item>
  );
}

function product({ productName, productPath, isOffered }: Request) {
  if (!productPath) return t('nothingChosen');
  const name = productName || productPath.split('/').at(-1);
  if (!isOffered) return `${name} (${t('isGone')})`;
  return (
    <Link href={productPath} target="_blank" rel="external">
      {name}
    </Link>
  );
}
