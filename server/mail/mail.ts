import type { Transporter } from 'nodemailer';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Database } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { defaultColor, defaultName } from '#lib/default-brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { type Env, originOf } from '../env.ts';
import type { Log } from '../process/log.ts';
import type { Mail, Mailer, Services } from '../services.ts';
import { MailBody, mailText } from './MailBody.tsx';

const screenOfChoices = '/only-us/my-account#notifications';

/** Sends through EMAIL_SERVER; without it, links are written to the log. */
export function createMailer({ env, log, db, now }: Pick<Services, 'env' | 'log' | 'db' | 'now'>): Mailer {
  const { EMAIL_SERVER: url } = env;
  const deliver = url ? throughServer(url, env) : toLog(log);
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

// A permanent failure (RFC 5321 §4.2.1); 530 asks us to sign in first.
function isRefused(error: unknown) {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode !== 530 && (command === 'RCPT TO' || command === 'DATA');
}

function localLinkWarning(env: Env) {
  return `AUTH_URL is not set, so the link in this email begins with ${originOf(env)} and opens on this machine only. Set AUTH_URL to the address that people type.`;
}

function throughServer(url: string, env: Env) {
  let opened: Promise<Transporter> | undefined;
  return async (mail: Mail, db: Database) => {
    const message = messageOf(mail, env, db);
    opened ??= openMailServer(url);
    const transport = await opened;
    await transport.sendMail(message);
  };
}

/** In the name and look of the site, or the default ones without a database. */
export function messageOf(mail: Mail, env: Env, db: Database | null) {
  const name = db ? readSettings(db).name : defaultName;
  const color = (db && readBrand(db).color) || defaultColor;
  const site = originOf(env);
  const signed = { mail, name, site, choices: mail.isChosen ? site + screenOfChoices : null };
  return {
    from: { name, address: addressIn(env.EMAIL_FROM) },
    to: mail.to,
    ...(mail.id && { messageId: `<${mail.id}>` }),
    subject: mail.subject,
    text: mailText(signed),
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailBody, { ...signed, color }))}`,
    // Keeps notes of absence from being sent back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

// Of 'Vinci <no-reply@vinci.example>', or of the address alone.
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** Times out after 20 seconds. */
export async function openMailServer(url: string): Promise<Transporter> {
  // Loaded on demand: it is the largest part of the server, and most runs never send an email.
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  return createTransport({ url, ...timeouts });
}

function toLog(log: Log) {
  return async ({ to, subject, link }: Mail) => log.info(`${subject}, for ${to}: ${link}`);
}
