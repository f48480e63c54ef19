import { describe, expect, it } from '@jest/globals';
import { FIRST_VIEW, readView, writeView, type WholesaleView } from './wholesale-view.ts';

describe('the view of restaurant products in the address', () => {
  it('says nothing on the first visit', () => {
    expect(readView(new URLSearchParams())).toEqual(FIRST_VIEW);
    expect(writeView(FIRST_VIEW, new URLSearchParams('tab=categories')).toString()).toBe('tab=categories');
  });

  it('comes back as it was written', () => {
    const view: WholesaleView = {
      query: '米 & noodles',
      category: 'Dim Sum & Frozen',
      showInactive: false,
      sort: { key: 'price', descending: true },
      layout: 'list',
    };
    expect(readView(writeView(view, new URLSearchParams()))).toEqual(view);
  });

  it('takes no notice of what is none of ours', () => {
    expect(readView(new URLSearchParams('sort=size&view=rows&order=up&inactive=maybe'))).toEqual(FIRST_VIEW);
  });
});
