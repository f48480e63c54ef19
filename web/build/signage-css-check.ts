interface Block {
  /** The text before the brace: a selector or an at-rule. */
  head: string;
  /** Its declarations, without nested blocks. */
  body: string;
}

/** The parts of a built style sheet that are not allowed for old televisions. */
export function findUnlisted(css: string): string[] {
  const found = new Set<string>();
  const allow = (kind: string, name: string, list: readonly string[]): void => {
    if (!list.includes(name)) found.add(`${kind} ${name}`);
  };
  for (const { head, body } of blocksOf(withoutTexts(css))) {
    const atRule = /^@(-webkit-)?([\w-]+)/.exec(head);
    if (atRule !== null) {
      allow('at-rule', atRule[2] ?? '', SIGNAGE_CSS.atRules);
      if (atRule[2] === 'media')
        for (const name of namesIn(head, /\(\s*([\w-]+)/g)) allow('media', name, SIGNAGE_CSS.mediaFeatures);
    } else {
      if (head.includes('&')) found.add('nesting');
      for (const name of namesIn(head, /::?(?:-webkit-)?([\w-]+)/g)) allow('pseudo', name, SIGNAGE_CSS.pseudos);
    }
    for (const [property, value] of declarationsOf(body)) {
      if (!property.startsWith('--'))
        allow('property', property.replace(/^-(webkit|moz)-/, ''), SIGNAGE_CSS.properties);
      if (property === 'display') allow('display', value, SIGNAGE_CSS.displays);
      for (const name of namesIn(value, /([\w-]+)\(/g)) allow('function', name, SIGNAGE_CSS.functions);
      for (const unit of namesIn(value, /(?<![\w#.-])[-+]?(?:\d+\.?\d*|\.\d+)(%|[a-z]+)/gi))
        allow('unit', unit, SIGNAGE_CSS.units);
      for (const word of SIGNAGE_CSS.tooNewValues) if (value.split(/[\s,]+/).includes(word)) found.add(`value ${word}`);
    }
  }
  return [...found].toSorted();
}

/** Removes strings and URLs, which may contain anything. */
function withoutTexts(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "''");
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let text = '';
  for (const letter of css) {
    if (letter === '{') {
      const at = text.lastIndexOf(';');
      const outer = open.at(-1);
      if (outer !== undefined) outer.body += text.slice(0, at + 1);
      open.push({ head: text.slice(at + 1).trim(), body: '' });
      text = '';
    } else if (letter === '}') {
      const block = open.pop();
      if (block !== undefined) blocks.push({ ...block, body: block.body + text });
      text = '';
    } else text += letter;
  }
  return blocks;
}

function declarationsOf(body: string): [string, string][] {
  return body
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line.includes(':'))
    .map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).trim().toLowerCase(),
        line
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      ];
    });
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => (name ?? '').toLowerCase());
}

/**
 * The CSS allowed in the screens' style sheets: all of it works in Chromium 68, the browser of a television of 2020.
 * Check the browser's support before adding to it.
 */
const SIGNAGE_CSS = {
  atRules: words('charset font-face keyframes media'),
  mediaFeatures: words(`
    max-aspect-ratio max-height max-width min-aspect-ratio min-height min-width orientation prefers-reduced-motion
  `),
  pseudos: words(`
    active after before checked disabled empty first-child focus hover last-child not nth-child only-child root
  `),
  functions: words(`
    calc cubic-bezier format linear-gradient rect rgb rgba rotatex scale scalex scaley translate
    translate3d translatex translatey translatez url var
  `),
  units: words('% deg em fr ms px rem s vh vmin vw'),
  displays: words(`
    block contents flex inline inline-block inline-flex none table table-cell table-header-group table-row table-row-group
  `),
  properties: words(`
    align-content align-items align-self animation animation-delay animation-duration animation-fill-mode animation-iteration-count animation-name animation-timing-function appearance backface-visibility background background-color border border-bottom border-bottom-color border-collapse
    border-color border-left border-left-color border-radius border-right border-spacing border-style
    border-top border-width bottom box-shadow box-sizing clip color column-gap columns content cursor
    display fill flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font
    font-display font-family font-feature-settings font-kerning font-size font-stretch font-style font-variant-numeric font-weight height justify-content left letter-spacing line-height list-style margin
    margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width object-fit opacity order outline outline-offset overflow overflow-wrap overflow-x overflow-y padding
    padding-bottom padding-left padding-right padding-top perspective pointer-events position right src
    stroke stroke-width table-layout text-align text-decoration text-overflow text-size-adjust text-transform top transform transform-origin transform-style transition transition-delay transition-duration transition-property transition-timing-function unicode-range user-select vertical-align
    visibility white-space width will-change word-break z-index
  `),
  /** Newer values of old properties. */
  tooNewValues: words('anywhere balance clip dvh pretty revert svh'),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
