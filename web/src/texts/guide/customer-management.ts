import { heading, list, note, steps, text, type GuideSection } from './guide-blocks.ts';

export const customerManagement: GuideSection = {
  id: 'customer-management',
  title: 'Customer management',
  blocks: [
    text(
      'A customer is the business behind one or more discount codes. You do not enter customers: they come from their [discount codes](#discount-codes), and their purchases from [delivered orders](#restaurant-orders).',
    ),
    heading('Codes and customers'),
    list(
      'Each new code creates a customer. If the restaurant name is that of an existing customer, the dialog offers *Counts for the customer* with its name: with this, a business with two kitchens has two codes and one rebate.',
      'A customer’s name and contact are those of its first code. Change them under [Discount Codes](/admin/restaurant/discount-codes).',
      'The highest tier of a customer’s active codes determines its rebate. Switching a code off can therefore lower it.',
      'An order without a code belongs to no customer and earns no rebate.',
    ),
    heading('Two customers that are one business'),
    steps(
      'Open [Rebates](/admin/rebates) and press *Merge customers*.',
      'Under *This customer* choose the one to remove, and under *Counts for this one* the one to keep.',
      'Confirm. From then on its codes, purchases and rebates count for the other one.',
    ),
    note(
      'care',
      'Merging can be undone for 24 hours. It is refused while both have a paid rebate of the same period, because a customer cannot be paid twice for it.',
    ),
    heading('Common tasks'),
    list(
      'A new restaurant calls: give it a code of the tier you agreed on, and tell it the code.',
      'Its contact changes: edit the code. Orders already placed keep what they were placed with.',
      'It moves to another tier: edit the code’s *Tier*. Orders from then on get the new discount.',
      'It stops buying: switch its code off instead of deleting it, so that its usage stays visible.',
      'What has it ordered? Search its name under [Restaurant Orders](/admin/restaurant/orders), or choose it among the *Restaurants* of the advanced filters.',
      'What has it bought in a period, and what is due? Its report under [Rebates](/admin/rebates) lists both.',
    ),
  ],
};
