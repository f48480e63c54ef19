import { describe, expect, it } from '@jest/globals';
import { changeRules, ownRulesView } from './change-rules.js';

const NOTHING = {
  deliveryOn: null,
  deliveryFee: null,
  freeFrom: null,
  postalPrefixes: null,
  outsidePrefixes: null,
  pickupOn: null,
  slots: null,
  slotCapacity: null,
  cutOff: null,
  leadDays: null,
  minimumOrder: null,
};

describe('a patch of rules', () => {
  it('a patch of rules sets its fields, in cents, and leaves the rest', () => {
    const before = { leadDays: 2, deliveryOn: false };
    expect(changeRules(before, { deliveryFee: 15, freeFrom: 300.01, minimumOrder: 0, pickupOn: false })).toEqual({
      deliveryFeeCents: 1_500,
      deliveryOn: false,
      freeFromCents: 30_001,
      leadDays: 2,
      minimumOrderCents: 0,
      pickupOn: false,
    });
  });

  it('null removes a rule', () => {
    const before = { cutOff: '18:00', leadDays: 2, deliveryFeeCents: 0 };
    expect(changeRules(before, { cutOff: null, deliveryFee: null })).toEqual({ leadDays: 2 });
  });

  it('equal rules are stored equally', () => {
    const one = changeRules(changeRules({}, { leadDays: 2 }), { cutOff: '18:00' });
    expect(JSON.stringify(changeRules({}, { cutOff: '18:00', leadDays: 2 }))).toBe(JSON.stringify(one));
  });

  it('postal prefixes are stored as printed, each once', () => {
    expect(changeRules({}, { postalPrefixes: ['m5v', 'L3 R', 'l3r'] })).toEqual({ postalPrefixes: ['L3R', 'M5V'] });
    expect(changeRules({}, { postalPrefixes: [] })).toEqual({ postalPrefixes: [] });
  });

  it.each([
    [{ slots: [] }, 'slots must name at least one time of orders.'],
    [{ postalPrefixes: ['L3R*'] }, 'postalPrefixes must be beginnings of postal codes like L3R.'],
    [{ postalPrefixes: ['--'] }, 'postalPrefixes must be beginnings of postal codes like L3R.'],
  ])('the rules %j are refused', (patch, sentence) => {
    expect(() => changeRules({}, patch)).toThrow(sentence);
  });
});

describe('own rules', () => {
  it('own rules are null where they follow the chain', () => {
    expect(ownRulesView({})).toEqual(NOTHING);
    expect(ownRulesView({ deliveryFeeCents: 1_550, deliveryOn: false, postalPrefixes: [] })).toEqual({
      ...NOTHING,
      deliveryFee: 15.5,
      deliveryOn: false,
      postalPrefixes: [],
    });
  });
});
