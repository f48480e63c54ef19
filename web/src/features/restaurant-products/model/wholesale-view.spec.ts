import { describe, expect, it } from '@jest/globals';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { FIRST_VIEW, WHOLESALE_ADDRESS, type WholesaleView } from './wholesale-view.ts';

describe('the view of restaurant products in the address', () => {
  it('the default view of restaurant products leaves the URL empty', () => {
    expect(WHOLESALE_ADDRESS.read(new URLSearchParams())).toEqual(FIRST_VIEW);
    expect(writeAddress(WHOLESALE_ADDRESS, FIRST_VIEW, new URLSearchParams('tab=categories')).toString()).toBe(
      'tab=categories',
    );
  });

  it('a view of restaurant products round-trips through the URL', () => {
    const view: WholesaleView = {
      query: '米 & noodles',
      category: 'Dim Sum & Frozen',
      showInactive: false,
      unnamed: true,
      sort: { key: 'price', descending: true },
      layout: 'list',
    };
    expect(WHOLESALE_ADDRESS.read(writeAddress(WHOLESALE_ADDRESS, view, new URLSearchParams()))).toEqual(view);
  });

  it('other URL parameters are ignored', () => {
    expect(
      WHOLESALE_ADDRESS.read(new URLSearchParams('sort=size&view=rows&order=up&inactive=maybe&chinese=all')),
    ).toEqual(FIRST_VIEW);
  });
});
