import type { Transporter } from 'nodemailer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Database } from '#database/client.ts';
import { brandTones } from '#lib/brand-colors.ts';
import { defaultColor } from '#lib/default-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import { readSettings } from '../site/settings.ts';
import { MailBody } from './MailBody.tsx';

/** An email with one link. */
export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs, with an empty line between them. */
  text: string;
  link: string;
  /** What the link does. */
  button: string;
}

/** How sending an email went. 'refused': its mailbox doesn't take it, and wouldn't later. */
export type Delivery = 'sent' | 'refused' | 'failed';

export interface Mailer {
  /** Sends an email. Never throws: what isn't sent goes to the log, and a failure to `failedAt`. */
  send(mail: Mail): Promise<Delivery>;
  /** When the last email failed; null once another was sent. */
  failedAt(): Date | null;
}

interface Needs {
  env: Env;
  log: Log;
  db: Database;
  now(): Date;
}

/** Sends through EMAIL_SERVER, in the name of the site; without one the link is written to the log, for development. */
export function createMailer({ env, log, db, now }: Needs): Mailer {
  const { EMAIL_SERVER: url, EMAIL_FROM: from } = env;
  const deliver = url ? throughServer({ url, from, site: originOf(env) }) : toLog(log);
  let failedAt: Date | null = null;
  return {
    async send(mail) {
      try {
        await deliver(mail, db);
        failedAt = null;
        if (!env.AUTH_URL && env.EMAIL_SERVER) log.warn(localLinkWarning(env));
        return 'sent';
      } catch (err) {
        const delivery = isRefused(err) ? 'refused' : 'failed';
        if (delivery === 'failed') failedAt = now();
        log.error({ err }, 'An email could not be sent. `npm run site -- mail test <email>` says why');
        return delivery;
      }
    },
    failedAt: () => failedAt,
  };
}

// A permanent failure (RFC 5321 §4.2.1) of the recipient or the message; 530 asks us to sign in first.
function isRefused(error: unknown) {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode !== 530 && (command === 'RCPT TO' || command === 'DATA');
}

function localLinkWarning(env: Env) {
  return `AUTH_URL is not set, so the link in this email begins with ${originOf(env)} and opens on this machine only. Set AUTH_URL to the address that people type.`;
}

function throughServer({ url, from, site }: { url: string; from: string; site: string }) {
  let opened: Promise<Transporter> | undefined;
  return async (mail: Mail, db: Database) => {
    opened ??= openMailServer(url);
    const transport = await opened;
    const { to, subject, text, link, button } = mail;
    const { name } = readSettings(db);
    const tones = brandTones(readBrand(db).color || defaultColor);
    const body = createElement(MailBody, { mail, name, site, tones });
    await transport.sendMail({
      from: { name, address: addressIn(from) },
      to,
      subject,
      text: `${text}\n\n${button}:\n${link}\n\n-- \n${name}\n${site}\n`,
      html: `<!doctype html>${renderToStaticMarkup(body)}`,
    });
  };
}

// Of 'Vinci <no-reply@vinci.example>', or of the address alone.
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** A nodemailer transport for the mail server at `url` (EMAIL_SERVER). It times out after 20 seconds. */
export async function openMailServer(url: string): Promise<Transporter> {
  // Loaded on demand: it is the largest part of the server, and most runs never send an email.
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  return createTransport({ url, ...timeouts });
}

function toLog(log: Log) {
  return async ({ to, subject, link }: Mail) => log.info(`${subject}, for ${to}: ${link}`);
}
