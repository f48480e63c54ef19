import { DISCOUNT_CODE_LENGTH } from '@larder/kernel';

/** Without 0, O, 1 and I, which people mistake for one another. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The alphabet divides a byte's 256 values evenly, so every character is as likely as any other. */
function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(DISCOUNT_CODE_LENGTH));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}

/** A code that nobody has. There are a million of them and a tenth as many restaurants at most. */
export function generateCode(taken: ReadonlySet<string>, draw: () => string = randomCode): string {
  let code = draw();
  while (taken.has(code)) code = draw();
  return code;
}
