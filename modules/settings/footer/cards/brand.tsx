import { Link } from '@radix-ui/themes';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { t } from '../texts.ts';
import { footer } from '../type.ts';

export default function SocialLinks() {
  return (
    <Muted>
      {t('socialText')} <Link href={footer.list}>{t('toFooter')}</Link>
    </Muted>
  );
}
