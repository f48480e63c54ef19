import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { workbookUnreadable } from '../csv-import.errors.js';

/** Characters read before other requests get their turn. */
const SLICE = 64 * 1024;

/** Far more than any sheet nests. */
const DEEPEST = 100;

export interface XmlListener {
  /** @param name without its namespace's prefix. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** Parses XML for a listener, slice by slice, so that the caller can take what was gathered in between. @throws Refusal */
export async function* xmlSlices(xml: string, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    throw workbookUnreadable();
  });
  // Custom entities can turn a small file into a huge one; no spreadsheet program writes them.
  parser.on('doctype', () => {
    throw workbookUnreadable();
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEEPEST) throw workbookUnreadable();
    listener.open(local(name), attributes);
  });
  for (const kind of ['text', 'cdata'] as const) parser.on(kind, (text) => listener.text(text));
  parser.on('closetag', ({ name }) => {
    depth--;
    listener.close(local(name));
  });
  for (let at = 0; at < xml.length; at += SLICE) {
    parser.write(xml.slice(at, at + SLICE));
    yield;
    await nextTurn();
  }
  parser.close();
  yield;
}

export async function readXml(xml: string, listener: XmlListener): Promise<void> {
  for await (const _slice of xmlSlices(xml, listener)) continue;
}
