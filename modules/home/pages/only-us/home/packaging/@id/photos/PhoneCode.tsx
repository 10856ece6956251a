import { renderSVG } from 'uqr';

/** The address of this screen as a QR code. */
export function PhoneCode() {
  const { origin, pathname } = window.location;
  const drawn = encodeURIComponent(renderSVG(origin + pathname, { border: 2 }));
  return <img src={`data:image/svg+xml,${drawn}`} alt="" width={128} style={{ background: 'white' }} />;
}
