import { SaxesParser } from 'saxes';

export interface XmlHandlers {
  /** @param name without its prefix */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** A document that is not well-formed. */
export class XmlError extends Error {}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Walks an XML document of UTF-8 or UTF-16 that comes in pieces. Entities of the document's own are not resolved.
 *
 * @returns takes the next piece, and null at the end
 * @throws XmlError from the returned function
 */
export function scanXml({ open, text, close }: XmlHandlers): (piece: Uint8Array | null) => void {
  const parser = new SaxesParser();
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  parser.on('error', (error) => {
    throw new XmlError(error.message);
  });
  if (open !== undefined) {
    parser.on('opentag', ({ name, attributes }) => {
      const plain: Record<string, string> = {};
      for (const [key, value] of Object.entries(attributes)) plain[local(key)] = value;
      open(local(name), plain);
    });
  }
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close !== undefined) parser.on('closetag', ({ name }) => close(local(name)));
  return (piece) => {
    if (piece === null) {
      parser.close();
      return;
    }
    decoder ??= new TextDecoder(encodingOf(piece));
    parser.write(decoder.decode(piece, { stream: true }));
  };
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}
