import type { PartReader } from './PartReader.ts';
import { unescapeText } from './unescapeText.ts';

/** Texts that cells share, without the readings that stand above them. */
export function stringReader(): PartReader<string[]> {
  const result: string[] = [];
  let text = '';
  let inText = false;
  let inReading = false;
  return {
    handlers: {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') inReading = true;
        inText = name === 't' && !inReading;
      },
      text: (part) => {
        if (inText) text += part;
      },
      close: (name) => {
        if (name === 't') inText = false;
        if (name === 'rPh') inReading = false;
        if (name === 'si') result.push(unescapeText(text));
      },
    },
    result,
  };
}
