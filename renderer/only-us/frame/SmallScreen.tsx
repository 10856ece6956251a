import { Logo } from '../../ui/Logo.tsx';

/** Stands instead of the frame on screens below the medium breakpoint (spec §2). CSS alone decides. */
export function SmallScreen() {
  return (
    <div className="small-screen" role="note">
      <Logo />
      <p className="small-screen-title">Layar Terlalu Kecil</p>
      <p>Silakan gunakan laptop atau PC untuk membuka halaman ini.</p>
    </div>
  );
}
