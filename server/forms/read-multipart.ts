import path from 'node:path';
import { TRPCError } from '@trpc/server';
import type { Response as Answer, Request } from 'express';
import { maxFileBytes } from '#lib/file-sizes.ts';
import { memoryLimit, networkOf } from '../auth/rate-limits.ts';
import { type FormReceiver, receiveForm, roomForFields } from '../files/receive-form.ts';
import type { SentFile } from '../files/sent-file.ts';
import { checkRoom } from '../files/upload-limits.ts';
import { openUploadSlots } from '../http/limits.ts';
import { announcedBytes, endWhenStalled } from '../http/request-bodies.ts';
import type { Services } from '../services.ts';
import type { PublicForm } from './points.ts';
import type { FormRefusal } from './refused-form.ts';

/** The photos stay on disk until they are discarded. */
export interface ReadForm {
  fields: Record<string, unknown>;
  photos: SentFile[];
}

type Taken = Pick<PublicForm, 'maxPhotos' | 'maxFiles'>;
export type Unread = { refusal: FormRefusal; wait?: number };

// Of a form that the office made: 60 fields, some of them several boxes.
const most = { fields: 700, room: 8 * roomForFields };

function limitsOf({ maxPhotos, maxFiles }: Taken) {
  const files = maxFiles ?? maxPhotos ?? 0;
  const { fields, room } = maxFiles ? most : { fields: 29, room: roomForFields };
  const fileField = maxFiles ? undefined : 'photos';
  const size = files * maxFileBytes + room;
  return { fileField, fields, fieldSize: room, files, fileSize: maxFileBytes, size };
}

/** Passes forms with photos on, then removes the photos. Large forms: a few at a time, 15 in 15 minutes from one network. */
export function openMultipartReader(services: Services) {
  const inSlot = openUploadSlots();
  const largeForms = memoryLimit(15, 15 * 60);
  const incoming = path.join(services.files.folder, '.incoming');
  return async (
    request: Request,
    response: Answer,
    taken: Taken,
    use: (sent: ReadForm | Unread) => Promise<void>,
  ): Promise<void> => {
    const limits = limitsOf(taken);
    const { files, size } = limits;
    const announced = announcedBytes(request);
    // Files end a form that takes any: what was typed before one that is too large is kept.
    if (announced > size && !taken.maxFiles) return use({ refusal: 'tooLong' });
    const isLarge = announced === 0 || announced > roomForFields;
    const receiver = receiveForm(request, incoming, limits);
    const receive = async () => {
      if (response.destroyed) return { refusal: 'failed' } as const;
      endWhenStalled(request, response);
      return contentOf(receiver, files, () => checkRoom(services, isLarge ? size : 0));
    };
    try {
      if (!isLarge) return await use(await receive());
      const network = networkOf(request.ip ?? '');
      const wait = largeForms(network);
      await use(wait > 0 ? { refusal: 'tooMany', wait } : await inSlot(network, receive));
    } finally {
      await receiver.discard();
    }
  };
}

const refusals: Partial<Record<string, FormRefusal>> = {
  BAD_REQUEST: 'unreadable',
  PAYLOAD_TOO_LARGE: 'tooLong',
};

async function contentOf(
  { form, read }: FormReceiver,
  mostFiles: number,
  checkRoom: () => Promise<void>,
): Promise<ReadForm | Unread> {
  try {
    await checkRoom();
    await read();
  } catch (error) {
    // The photos are the end of the form: it is shown again with all that was typed and what is wrong about them.
    const isAboutPhotos = form.files.length > mostFiles || form.files.some(({ size }) => size > maxFileBytes);
    const code = error instanceof TRPCError ? error.code : '';
    if (!isAboutPhotos) return { refusal: refusals[code] ?? 'failed' };
  }
  // Browsers send an empty file without a name when none was chosen.
  const photos = form.files.filter(({ name, size }) => name || size > 0);
  return { fields: Object.fromEntries(form), photos };
}
