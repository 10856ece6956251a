import { expect, type Page } from '@playwright/test';
import { isReady } from '#tests/back-office.ts';
import { photo } from '#tests/pictures.ts';
import type { RunningSite } from '#tests/site.ts';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function jpeg(name: string, color: string): Promise<PictureFile> {
  return { name, mimeType: 'image/jpeg', buffer: await photo({ width: 640, height: 480, color }) };
}

export const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name = 'File') => page.getByRole('dialog', { name, exact: true });

export async function openFiles(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.url}/only-us/global-setting/file-manager`);
  await isReady(page);
}

export async function send(page: Page, ...files: PictureFile[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.getByLabel('choose files').setInputFiles(files);
}

export async function store(page: Page, ...files: PictureFile[]): Promise<void> {
  await send(page, ...files);
  await expect(page.getByRole('listitem').getByText('Uploaded', { exact: true })).toHaveCount(files.length);
  await page.getByRole('button', { name: 'Close' }).click();
}
