import { UUID } from '@larder/contracts';
import { Refusal } from '@larder/kernel';

export function writeCursor({ createdAt, id }: { createdAt: string; id: string }): string {
  return Buffer.from(`${Date.parse(createdAt)} ${id}`).toString('base64url');
}

/** @throws Refusal `invalid` */
export function readCursor(text: string): { createdAt: string; id: string } {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  if (!/^\d{1,14}$/.test(time) || !UUID.test(id)) {
    throw new Refusal('invalid', 'cursor must be the cursor of an earlier answer.');
  }
  return { createdAt: new Date(Number(time)).toISOString(), id };
}
