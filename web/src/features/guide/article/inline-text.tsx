import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../shared/routing/router.ts';
import type { GuideText } from '../../../texts/guide/guide-blocks.ts';
import { guideTexts } from '../../../texts/guide/guide-page.ts';
import { GUIDE_SECTIONS } from '../../../texts/guide/guide-sections.ts';
import { readInline, type InlinePart } from '../model/read-inline.ts';
import { SAMPLES } from './inline-sample.tsx';

/** A text with its words of the screen, keys, links and badges. */
export function InlineText({ text }: { text: GuideText }) {
  return readInline(text).map((part, place) => (
    // A text never changes, so a part's place is its name.
    <Fragment key={place}>{drawn(part)}</Fragment>
  ));
}

function drawn(part: InlinePart): ReactNode {
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'label':
      return <strong className="font-semibold">{part.text}</strong>;
    case 'stress':
      return <em>{part.text}</em>;
    case 'code':
      return <code className="guide-code">{part.text}</code>;
    case 'key':
      return <kbd className="guide-key">{part.text}</kbd>;
    case 'link':
      return (
        <Link to={part.to} className="guide-link" data-on-paper={onPaper(part.to)}>
          {part.text}
        </Link>
      );
    case 'sample':
      return SAMPLES[part.sample]?.[part.value] ?? null;
  }
}

/** Paper cannot be pressed: it says where the link leads. */
function onPaper(to: string): string {
  const place = GUIDE_SECTIONS.findIndex(({ id }) => to === `#${id}`);
  return place < 0 ? to : guideTexts.inSection(place + 1);
}
