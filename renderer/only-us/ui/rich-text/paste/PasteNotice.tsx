import { Button, Flex, Link, Text } from '@radix-ui/themes';
import { t } from '../texts.ts';
import type { PasteState } from './use-paste.ts';

/** What became of the pictures of a pasted text: they are being uploaded, or they have to be fetched by hand. */
export function PasteNotice({ state: { uploading, missing }, onDismiss }: Props) {
  const known = [...new Set(missing.filter((address) => address !== null))];
  return (
    <div role="status">
      {uploading > 0 && (
        <Text as="p" size="2" className="rich-text-notice">
          {t('uploadingPictures', { count: uploading })}
        </Text>
      )}
      {missing.length > 0 && (
        <div className="rich-text-notice">
          <Text as="p" size="2">
            {t('missingPictures', { count: missing.length })}
          </Text>
          <ul>
            {known.map((address) => (
              <li key={address}>
                <Link href={address} target="_blank" rel="noreferrer" size="2">
                  {address.slice(0, 100)}
                </Link>
              </li>
            ))}
          </ul>
          <Flex mt="2">
            <Button type="button" size="1" variant="soft" color="gray" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
          </Flex>
        </div>
      )}
    </div>
  );
}

interface Props {
  state: PasteState;
  onDismiss(): void;
}
