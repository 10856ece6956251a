import { brandNeutrals, brandTones } from '#lib/brand-colors.ts';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import type { Mail } from '../services.ts';

interface Signed {
  mail: Mail;
  /** The sender's name and the address of the site. */
  name: string;
  site: string;
  choices: string | null;
}

export function mailText({ mail: { text, items = [], link, button }, name, site, choices }: Signed): string {
  const listed = items.map((item) => `* ${item.title}\n${item.text}\n${item.link}`);
  const signature = [
    '-- ',
    name,
    site,
    ...(choices ? [`${localize('Choose which emails you get')}: ${choices}`] : []),
    '',
  ];
  return [text, ...listed, `${button}:\n${link}`, signature.join('\n')].join('\n\n');
}

const font = "16px/1.5 'Plus Jakarta Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const small = { margin: '16px 0 0', fontSize: 13, overflowWrap: 'anywhere' } as const;

/** In the look of the site. Mail programs know inline styles and little else. */
export function MailBody({ mail, name, site, choices, color }: Signed & { color: string }) {
  const { subject, text, items = [], link, button } = mail;
  const tones = brandTones(color);
  const { paper, ink, line, muted } = brandNeutrals(color);
  const bodyStyle = { margin: 0, padding: '32px 16px', background: paper, color: ink, font };
  const card = { padding: '28px 32px', border: `1px solid ${line}`, borderRadius: 8, background: '#ffffff' };
  const quiet = { ...small, color: muted };
  const itemStyle = { marginTop: 20, paddingTop: 16, borderTop: `1px solid ${line}` };
  const linkStyle = { color: tones.deep, fontWeight: 700, overflowWrap: 'anywhere' } as const;
  const buttonStyle = {
    ...{ background: tones.button, color: tones.onButton, textDecoration: 'none' },
    ...{ display: 'inline-block', padding: '12px 20px', borderRadius: 6, fontWeight: 700 },
  };
  return (
    <html lang={interfaceLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{otherScreens(color)}</style>
      </head>
      <body className="ground" style={bodyStyle}>
        <div style={{ maxWidth: 528, margin: '0 auto' }}>
          <p style={{ margin: '0 0 12px', fontSize: 20, fontWeight: 700 }}>{name}</p>
          <div className="card" style={{ ...card, borderTop: `4px solid ${tones.main}` }}>
            <h1 style={{ margin: 0, fontSize: 22, lineHeight: 1.3 }}>{subject}</h1>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph} style={{ margin: '16px 0 0' }}>
                {paragraph}
              </p>
            ))}
            {items.map((item) => (
              <div key={item.link + item.title} className="item" style={itemStyle}>
                <a className="link" style={linkStyle} href={item.link}>
                  {item.title}
                </a>
                <p style={{ margin: '4px 0 0' }}>{item.text}</p>
              </div>
            ))}
            <p style={{ margin: '32px 0' }}>
              <a href={link} className="button" style={buttonStyle}>
                {button}
              </a>
            </p>
            <p className="quiet" style={quiet}>
              {localize('Or copy this address into your browser: {link}', { link })}
            </p>
          </div>
          <p className="quiet" style={quiet}>
            {name} ·{' '}
            <a className="link" style={{ color: tones.deep }} href={site}>
              {new URL(site).host}
            </a>
            {choices && ' · '}
            {choices && (
              <a className="link" style={{ color: tones.deep }} href={choices}>
                {localize('Choose which emails you get')}
              </a>
            )}
          </p>
        </div>
      </body>
    </html>
  );
}

// For phones and the dark scheme, where programs support them. Nothing in it needs escaping.
function otherScreens(color: string) {
  const { ink, inkField, lineOnInk, mutedOnInk, paper } = brandNeutrals(color);
  const { onInk } = brandTones(color);
  return `
@media (max-width: 480px) { .ground { padding: 16px 8px !important } .card { padding: 20px !important } }
@media (prefers-color-scheme: dark) {
  .ground { background: ${ink} !important; color: ${paper} !important }
  .card { background: ${inkField} !important; border-color: ${lineOnInk} !important; border-top-color: ${onInk} !important }
  .item { border-color: ${lineOnInk} !important }
  .quiet { color: ${mutedOnInk} !important }
  .button { background: ${onInk} !important; color: ${ink} !important }
  .link { color: ${onInk} !important }
}`;
}
