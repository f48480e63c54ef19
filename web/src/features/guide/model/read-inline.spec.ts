import { describe, expect, it } from '@jest/globals';
import { readInline } from './read-inline.ts';

describe('a text of the guide', () => {
  it('a text of the guide is parsed into its parts', () => {
    expect(readInline('Press *Add Product* or ^Enter^, see [Rebates](#rebates).')).toEqual([
      { kind: 'plain', text: 'Press ' },
      { kind: 'label', text: 'Add Product' },
      { kind: 'plain', text: ' or ' },
      { kind: 'key', text: 'Enter' },
      { kind: 'plain', text: ', see ' },
      { kind: 'link', text: 'Rebates', to: '#rebates' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('a text of the guide may contain columns and labels of screens', () => {
    expect(readInline('_before_`size`{status:ready}')).toEqual([
      { kind: 'stress', text: 'before' },
      { kind: 'code', text: 'size' },
      { kind: 'sample', sample: 'status', value: 'ready' },
    ]);
  });

  it('a text of the guide without markup stays as it is', () => {
    expect(readInline('$25 (free from $500) [sic]')).toEqual([{ kind: 'plain', text: '$25 (free from $500) [sic]' }]);
    expect(readInline('')).toEqual([]);
  });
});
