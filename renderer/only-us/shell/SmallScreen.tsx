import { Button } from '@radix-ui/themes';
import { BrandLogo } from '../../ui/BrandLogo.tsx';
import { leave } from '../session/leave.ts';

/**
 * Shown instead of the back office on screens below the medium breakpoint (spec §2). CSS alone decides. A laptop of 1280 px
 * at a zoom of 200 %, which WCAG asks for, has 640 px and sees it too: an exception for the back office only. From 900 px,
 * half of a wide screen, nothing is cut off.
 */
export function SmallScreen() {
  return (
    <div className="small-screen" role="note">
      <BrandLogo />
      <p className="small-screen-title">Layar Terlalu Kecil</p>
      <p>Silakan gunakan laptop atau PC untuk membuka halaman ini.</p>
      <div className="small-screen-actions">
        <Button size="3" variant="soft" color="gray" highContrast asChild>
          {/* rel="external": the public site is plain documents, which Vike's router leaves to the browser. */}
          <a href="/" rel="external">
            Lihat situs
          </a>
        </Button>
        <Button size="3" onClick={leave}>
          Keluar
        </Button>
      </div>
    </div>
  );
}
