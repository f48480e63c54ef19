import { describe, expect, it } from '@jest/globals';
import { attentionItems } from './attention.ts';

const alert = (id: string, type: 'critical' | 'warning' | 'info', acknowledged = false) => ({
  id,
  type,
  message: `${id} is wrong.`,
  acknowledged: acknowledged ? { by: 'mei', at: '', reason: 'known', until: '' } : null,
});
const NOTHING = { alerts: [], screens: [], newOrders: 0 };

describe('the list of the bell', () => {
  it('the bell is empty without problems', () => {
    expect(attentionItems({ ...NOTHING, screens: [{ id: '1', name: 'Door', state: 'shown' }] })).toEqual([]);
  });

  it('the bell lists the most severe first, from all sources', () => {
    const items = attentionItems({
      alerts: [alert('disk', 'warning'), alert('redis', 'critical')],
      screens: [{ id: '1', name: 'Door', state: 'stale' }],
      newOrders: 2,
    });
    expect(items.map(({ id, tone }) => [id, tone])).toEqual([
      ['redis', 'critical'],
      ['disk', 'warning'],
      ['screens', 'warning'],
      ['orders', 'info'],
    ]);
    expect(items.map(({ text }) => text)).toEqual([
      'redis is wrong.',
      'disk is wrong.',
      'Door is silent.',
      '2 new orders are waiting.',
    ]);
  });

  it('the bell leaves out acknowledged alerts', () => {
    expect(attentionItems({ ...NOTHING, alerts: [alert('disk', 'warning', true)] })).toEqual([]);
  });

  it('the bell counts silent screens if there are many', () => {
    const screens = ['A', 'B', 'C', 'D'].map((name) => ({ id: name, name, state: 'stale' as const }));
    expect(attentionItems({ ...NOTHING, screens })[0]?.text).toBe('A, B and 2 more screens are silent.');
  });
});
