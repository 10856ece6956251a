import { Badge, Card, DataList, Flex, Grid, Heading, Link } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { usePageContext } from 'vike-react/usePageContext';
import { languageName } from '#lib/interface-language.ts';
import { formatPhone } from '#lib/phone.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { downloadBlob } from '#renderer/only-us/ui/base/download-text.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Fact } from '#renderer/only-us/ui/entry/SiteSettings.tsx';
import { bytesOf } from '../bytes-of.ts';
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
        {photos.map(({ id: photo, type, name }, index) => {
          const File = type === 'application/pdf' ? Pdf : Photo;
          return <File key={photo} {...{ id, photo }} label={name || t('photo', { number: index + 1 })} />;
        })}
      </ul>
    </Grid>
  );
}

interface PhotoProps {
  id: number;
  photo: number;
  label: string;
}

/** Saved rather than opened: a visitor made it. */
function Pdf({ id, photo, label }: PhotoProps) {
  const utils = api.useUtils();
  const name = `${label.replace(/\.pdf$/i, '')}.pdf`;
  const { isPending, mutate } = useMutation({
    mutationFn: () => utils.client.request.getPhoto.query({ id, photo }),
    onSuccess: (address) => downloadBlob(name, new Blob([bytesOf(address)])),
    onError: (error) => void toastFailure(error),
  });
  return (
    <li>
      <QuietButton loading={isPending} onClick={() => mutate()}>
        <Download size={16} aria-hidden /> {t('saveFile', { name })}
      </QuietButton>
    </li>
  );
}

function Photo({ id, photo, label }: PhotoProps) {
  const { data: address, isError } = api.request.getPhoto.useQuery({ id, photo }, { staleTime: Infinity });
  if (!address) return <li>{isError ? t('photoFailed') : null}</li>;
  return (
    <li>
      <a href={address} download={`${label.replace(/\.\w+$/, '')}.webp`} title={t('savePhoto')}>
        <img src={address} alt={label} />
      </a>
    </li>
  );
}

function Facts({ request }: { request: Request }) {
  const { site } = usePageContext();
  const { formTitle, answers, kind, company, phone, email, size, quantity, city, note } = request;
  const { reference, language, agreedTo } = request;
  return (
    <DataList.Root mt="5" className="request-facts">
      <Fact label={t('form')}>{formTitle}</Fact>
      <Fact label={t(formTitle ? 'about' : 'product')}>{product(request)}</Fact>
      {answers.map(({ label, values }) => (
        <Fact key={label} label={label}>
          {values.join(', ')}
        </Fact>
      ))}
      <Fact label={t('size')}>{size}</Fact>
      <Fact label={t('quantity')}>{quantity}</Fact>
      <Fact label={t('city')}>{city}</Fact>
      <Fact label={t(kind === 'sample' ? 'sampleAddress' : 'note')}>{note}</Fact>
      <Fact label={t('company')}>{company}</Fact>
      <Fact label={t('phone')}>{!formTitle && phone && formatPhone(phone)}</Fact>
      <Fact label={t('email')}>{!formTitle && email}</Fact>
      <Fact label={t('reference')}>{reference}</Fact>
      <Fact label={t('language')}>{language !== site.language && languageName(language)}</Fact>
      <Fact label={t('agreedTo')}>
        <span lang={language}>{agreedTo}</span>
      </Fact>
    </DataList.Root>
  );
}

function product({ productName, productPath, isOffered, formTitle }: Request) {
  if (!productPath) return formTitle ? null : t('nothingChosen');
  const name = productName || productPath.split('/').at(-1);
  if (!isOffered) return `${name} (${t('isGone')})`;
  return (
    <Link href={productPath} target="_blank" rel="external">
      {name}
    </Link>
  );
}
