import './photos.css';
import { Card, Flex, Heading } from '@radix-ui/themes';
import { offerPaths } from '#modules/home/offers/paths.ts';
import { offerContent } from '#modules/home/offers/type.ts';
import { api } from '#renderer/only-us/api.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { texts } from '#renderer/only-us/ui/base/texts.ts';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { useContentForm } from '#renderer/only-us/ui/entry/use-content-form.ts';
import { useSaveEntry } from '#renderer/only-us/ui/entry/use-save-entry.ts';
import { FurtherPictures } from '#renderer/only-us/ui/files/PicturesInput.tsx';
import { FormPage } from '#renderer/only-us/ui/form/FormPage.tsx';
import { FieldInput } from '#renderer/only-us/ui/inputs/FieldInput.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';

const PhoneCode = later(() => import('./PhoneCode.tsx'), 'PhoneCode');

const product = offerContent.packaging;
const { fileId, pictures } = product.fields;

const t = texts('photos', {
  wanted: 'Five photographs show most: from the front, open, in use, stacked, on the machine.',
  onPhone: 'With a phone: scan this code, and sign in.',
});

/** The photographs of a product, with its form's own fields: they are taken with a phone, and published here or there. */
export default function Page() {
  return <OpenedEntry type={product}>{(id) => <Photos id={id ?? 0} />}</OpenedEntry>;
}

function Photos({ id }: { id: number }) {
  const { data: offer = null } = api.packaging.get.useQuery({ id });
  const recordForm = useContentForm(product, { id, entry: offer });
  const { form } = recordForm;
  const pathOf = ({ slug }: { slug?: string }) => `${offerPaths.packaging}/${slug}`;
  const save = useSaveEntry('packaging', { pathOf });
  return (
    <FormPage recordForm={recordForm} pathOf={pathOf} onSave={save}>
      <Flex direction="column" gap="5" maxWidth="720px">
        <Heading as="h2" size="4">
          {offer?.name}
        </Heading>
        <Muted>{t('wanted')}</Muted>
        <Flex className="photos-phone" align="center" gap="4">
          <PhoneCode />
          <Muted>{t('onPhone')}</Muted>
        </Flex>
        <Card size="2">
          <FieldInput form={form} name="fileId" field={fileId} saved={offer?.files[offer.fileId ?? 0]} />
        </Card>
        <FurtherPictures
          form={form as AnyForm}
          name="pictures"
          field={pictures}
          pictures={offer?.files ?? {}}
        />
      </Flex>
    </FormPage>
  );
}
