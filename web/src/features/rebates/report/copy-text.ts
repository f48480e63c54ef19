/**
 * Puts a text that may still be on its way on the clipboard. Some browsers allow it only in the very moment of the press,
 * and take a promise instead.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new ClipboardClosed();
  try {
    if (typeof ClipboardItem === 'undefined' || typeof clipboard.write !== 'function')
      await clipboard.writeText(await text);
    else await clipboard.write([new ClipboardItem({ 'text/plain': text.then(asBlob) })]);
  } catch {
    // The text itself may be what failed.
    await text;
    throw new ClipboardClosed();
  }
}

/** The browser lets no page write on the clipboard: it is no secure address, or somebody has forbidden it. */
export class ClipboardClosed extends Error {
  override readonly name = 'ClipboardClosed';
}

const asBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });
