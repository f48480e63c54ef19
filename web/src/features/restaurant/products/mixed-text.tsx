import { CHINESE } from '../../../shared/chinese.ts';
import { chineseParts } from '../model/chinese-parts.ts';

/** A text whose Chinese words are marked as such. */
export function MixedText({ text }: { text: string }) {
  return chineseParts(text).map((part, index) =>
    part.chinese ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
      <span key={index} lang={CHINESE}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
