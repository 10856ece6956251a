import * as z from 'zod';

const pair = 'must be set together with BACKUP_S3_URL';
const folder = 'must contain {}, which stands for a folder';

/** The settings for off-site backups, and for the alert when one fails. */
export function offSiteSettings({ BACKUP_S3_URL, BACKUP_COMMAND }: Record<string, string | undefined>) {
  const withS3 = z.string(pair);
  return {
    BACKUP_S3_URL: z
      .url({ protocol: /^https?$/, error: 'must be a URL like https://s3.example.com/bucket/folder' })
      .refine(hasBucket, 'must end with a bucket, like https://s3.example.com/bucket')
      .refine(
        (url) => !/[?#@]/.test(url),
        'must not contain ?, # or @: keys belong in BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
      )
      .refine(() => !BACKUP_COMMAND, 'and BACKUP_COMMAND exclude each other')
      .optional(),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_KEY_ID: BACKUP_S3_URL ? withS3 : z.string().optional(),
    BACKUP_S3_SECRET: BACKUP_S3_URL ? withS3 : z.string().optional(),
    BACKUP_COMMAND: z.string().includes('{}', folder).optional(),
    BACKUP_FETCH_COMMAND: z.string().includes('{}', folder).optional(),
    ALERT_EMAIL: z.email('must be an email address').optional(),
  };
}

/** Are backups sent off-site? */
export function offSiteIsSet({
  BACKUP_S3_URL,
  BACKUP_COMMAND,
}: {
  BACKUP_S3_URL?: string | undefined;
  BACKUP_COMMAND?: string | undefined;
}): boolean {
  return Boolean(BACKUP_S3_URL ?? BACKUP_COMMAND);
}

function hasBucket(url: string) {
  return URL.canParse(url) && new URL(url).pathname.split('/').filter(Boolean).length > 0;
}
