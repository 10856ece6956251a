import { type BrandTones, defaultNeutrals } from '#lib/brand-colors.ts';
import type { Mail } from './mail.ts';

interface Props {
  mail: Mail;
  /** Who it is from, and the address of the site. */
  name: string;
  site: string;
  tones: BrandTones;
}

const font = "16px/1.5 'Plus Jakarta Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const card = { padding: '28px 32px', border: '1px solid #e4ddd3', borderRadius: 8, background: '#ffffff' };
const small = { margin: '16px 0 0', color: '#6b6159', fontSize: 13, overflowWrap: 'anywhere' } as const;

/** An email in the look of the site. Mail programs know inline styles and little else. */
export function MailBody({ mail: { subject, text, link, button }, name, site, tones }: Props) {
  const buttonStyle = { background: tones.button, color: tones.onButton, textDecoration: 'none' };
  return (
    <html lang="en">
      <body
        style={{
          margin: 0,
          padding: '32px 16px',
          background: defaultNeutrals.paper,
          color: defaultNeutrals.ink,
          font,
        }}
      >
        <div style={{ maxWidth: 528, margin: '0 auto' }}>
          <p style={{ margin: '0 0 12px', fontSize: 20, fontWeight: 700 }}>{name}</p>
          <div style={{ ...card, borderTop: `4px solid ${tones.main}` }}>
            <h1 style={{ margin: 0, fontSize: 22, lineHeight: 1.3 }}>{subject}</h1>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph} style={{ margin: '16px 0 0' }}>
                {paragraph}
              </p>
            ))}
            <p style={{ margin: '32px 0' }}>
              <a
                href={link}
                style={{ ...buttonStyle, padding: '12px 20px', borderRadius: 6, fontWeight: 700 }}
              >
                {button}
              </a>
            </p>
            <p style={small}>Or copy this address into your browser: {link}</p>
          </div>
          <p style={small}>
            {name} · <a href={site}>{new URL(site).host}</a>
          </p>
        </div>
      </body>
    </html>
  );
}
