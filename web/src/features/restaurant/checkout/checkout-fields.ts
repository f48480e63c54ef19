import { DELIVERY_SLOTS, type DeliverySlot } from '@larder/kernel';

/** The checkout's values as typed. Pickup or delivery is in the cart, because it affects the total. */
export interface CheckoutFields {
  restaurantName: string;
  contactPerson: string;
  email: string;
  phone: string;
  /** MM/DD/YYYY once it is complete. */
  date: string;
  slot: DeliverySlot;
  deliveryAddress: string;
  deliveryCity: string;
  deliveryPostalCode: string;
  deliveryInstructions: string;
  notes: string;
}

export const NO_FIELDS: Readonly<CheckoutFields> = {
  restaurantName: '',
  contactPerson: '',
  email: '',
  phone: '',
  date: '',
  slot: DELIVERY_SLOTS[0],
  deliveryAddress: '',
  deliveryCity: '',
  deliveryPostalCode: '',
  deliveryInstructions: '',
  notes: '',
};

/** The fields that a code may fill in and lock. */
export const CODE_FIELDS = ['restaurantName', 'contactPerson', 'email', 'phone'] as const;

export type CodeField = (typeof CODE_FIELDS)[number];
