import { describe, expect, it } from '@jest/globals';
import type { ChainRules } from '@larder/contracts';
import { faultOf, fieldsOf, patchOf, USUAL_RULES, valuesOf, wordsOfChain, type RulesFields } from './rules-fields.ts';

const EMPTY = fieldsOf({});

const usualBut = (change: Partial<ChainRules>): ChainRules => Object.assign(structuredClone(USUAL_RULES), change);

const typed = (change: Partial<RulesFields>): RulesFields => ({ ...EMPTY, ...change });

describe('the fields of rules', () => {
  it('fields of rules are empty if a store follows the chain', () => {
    expect(new Set(Object.values(EMPTY))).toEqual(new Set(['']));
    expect(fieldsOf({ deliveryFee: 15.5, deliveryOn: false, slots: ['9-12', '12-4'], postalPrefixes: [] })).toEqual(
      typed({ deliveryFee: '15.5', deliveryOn: 'off', slots: 'both', postalPrefixes: 'all' }),
    );
  });

  it('unchanged rules are not sent', () => {
    const before = fieldsOf({ leadDays: 2, cutOff: '18:00', postalPrefixes: ['L3R', 'M5V'], slots: ['12-4'] });
    expect(patchOf(before, before)).toEqual({});
  });

  it('changed rules are sent, and null for those that are reset', () => {
    const before = fieldsOf({ leadDays: 2, cutOff: '18:00' });
    const after = {
      ...before,
      cutOff: ' ',
      deliveryFee: '$12.50',
      deliveryOn: 'off',
      postalPrefixes: 'l3r, M5 V',
      slots: 'both',
    };
    expect(patchOf(after, before)).toEqual({
      cutOff: null,
      deliveryFee: 12.5,
      deliveryOn: false,
      postalPrefixes: ['L3R', 'M5V'],
      slots: ['9-12', '12-4'],
    });
    expect(patchOf(typed({ postalPrefixes: 'All' }), EMPTY)).toEqual({ postalPrefixes: [] });
  });

  it.each([
    ['deliveryFee', 'free', 'Enter an amount like 25.00.'],
    ['freeFrom', '100000', 'Enter an amount like 25.00.'],
    ['slotCapacity', '0', 'Enter a whole number from 1 to 9999.'],
    ['leadDays', '1.5', 'Enter a whole number from 1 to 60.'],
    ['leadDays', '61', 'Enter a whole number from 1 to 60.'],
    ['cutOff', '6pm', 'Enter a time like 18:00.'],
    ['cutOff', '24:30', 'Enter a time like 18:00.'],
    ['cutOff', '24:00', null],
    ['cutOff', '１８：００', null],
    ['postalPrefixes', 'L3R;M5V', 'Enter the first letters of postal codes, separated by commas: L3R, M5V.'],
    ['postalPrefixes', '', null],
  ] as const)('the rule %s of %p: %p', (name, text, fault) => {
    expect(faultOf(name, text)).toBe(fault);
  });

  it('fields of rules show the inherited values', () => {
    const textOf = (name: keyof RulesFields): string => valuesOf(name, USUAL_RULES);
    expect([
      textOf('deliveryOn'),
      textOf('slots'),
      textOf('cutOff'),
      textOf('postalPrefixes'),
      textOf('deliveryFee'),
    ]).toEqual(['On', 'Morning and afternoon', 'none', 'all', '25']);
    expect(valuesOf('postalPrefixes', usualBut({ postalPrefixes: ['L3R', 'M5V'] }))).toBe('L3R, M5V');
  });

  it('rules of the chain are those that differ from the defaults', () => {
    expect(wordsOfChain(usualBut({ leadDays: 2, slots: ['9-12'] }))).toEqual({ leadDays: 2, slots: ['9-12'] });
    expect(wordsOfChain(USUAL_RULES)).toEqual({});
  });
});
