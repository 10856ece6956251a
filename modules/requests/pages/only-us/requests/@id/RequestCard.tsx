import { Badge, Card, DataList, Flex, Grid, Heading, Link } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { languageName } from '#lib/interface-language.ts';
import { formatPhone } from '#lib/phone.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Fact } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { Replies } from '../Replies.tsx';
import { type Request, stateColors } from '../request.ts';

export function RequestCard({ request }: { request: Request }) {
  const { site } = usePageContext();
  const { kind, name, state, createdAt } = request;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="request-name">
        <Flex justify="between" align="start" gap="4">
          <div>
            <Heading as="h2" size="6" id="request-name" dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Heading>
            <Muted mt="1">{t('receivedAt', { date: spokenTime(createdAt, site.timeZone) })}</Muted>
          </div>
          <Flex gap="2">
            {kind === 'sample' && (
              <Badge size="2" color="cyan" highContrast>
                {t('sample')}
              </Badge>
            )}
            <Badge size="2" color={stateColors[state]} highContrast>
              {t(state)}
            </Badge>
          </Flex>
        </Flex>
        <Flex gap="3" mt="4" wrap="wrap" className="request-replies">
          <Replies request={request} size="3" />
        </Flex>
        <Facts request={request} />
        <Photos request={request} />
      </section>
    </Card>
  );
}

function Photos({ request: { id, photos } }: { request: Request }) {
  if (photos.length === 0) return null;
  return (
    <Grid asChild columns="repeat(auto-fill, minmax(200px, 1fr))" gap="3" mt="4">
      <ul className="request-photos">
        {photos.map((photo, index) => (
          <Photo key={photo} id={id} photo={photo} number={index + 1} />
        ))}
      </ul>
    </Grid>
  );
}

function Photo({ id, photo, number }: { id: number; photo: number; number: number }) {
  const { data: address, isError } = api.request.getPhoto.useQuery({ id, photo }, { staleTime: Infinity });
  const label = t('photo', { number });
  if (!address) return <li>{isError ? t('photoFailed') : null}</li>;
  return (
    <li>
      <a href={address} download={`${label}.webp`} title={t('savePhoto')}>
        <img src={address} alt={label} />
      </a>
    </li>
  );
}

function Facts({ request }: { request: Request }) {
  const { site } = usePageContext();
  const { kind, company, phone, email, size, quantity, city, note } = request;
  const { reference, language, agreedTo } = request;
  return (
    <DataList.Root mt="5" className="request-facts">
      <Fact label={t('product')}>{product(request)}</Fact>
      <Fact label={t('size')}>{size}</Fact>
      <Fact label={t('quantity')}>{quantity}</Fact>
      <Fact label={t('city')}>{city}</Fact>
      <Fact label={t(kind === 'sample' ? 'sampleAddress' : 'note')}>{note}</Fact>
      <Fact label={t('company')}>{company}</Fact>
      <Fact label={t('phone')}>{phone && formatPhone(phone)}</Fact>
      <Fact label={t('email')}>{email}</Fact>
      <Fact label={t('reference')}>{reference}</Fact>
      <Fact label={t('language')}>{language !== site.language && languageName(language)}</Fact>
      <Fact label={t('agreedTo')}>
        <span lang={language}>{agreedTo}</span>
      </Fact>
    </DataList.Root>
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
