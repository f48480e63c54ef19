import { SIGNAGE_CSS } from './signage-css-list.ts';

interface Block {
  /** What stands before the brace: a selector or an at-rule. */
  head: string;
  /** What stands in it, nested blocks left out. */
  body: string;
}

/** What a built style sheet holds that is not on the list of what old televisions understand. */
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

/** Strings and addresses may hold anything. */
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
