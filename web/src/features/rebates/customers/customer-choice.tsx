import type { CustomerWithCodes } from '@larder/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { CUSTOMERS_FOUND, rebateCustomersQuery } from '../../../shared/api/rebate-customers.ts';
import { useSettled } from '../../../shared/time/use-time.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { mergeTexts } from '../../../texts/rebates/customers.ts';
import styles from '../rebate-dialogs.module.css';

const TYPING_MS = 200;

interface CustomerChoiceProps {
  label: string;
  /** What the search begins with. */
  search: string;
  chosen: CustomerWithCodes | null;
  /** A customer that cannot be chosen here: it is the other one. */
  without: string | null;
  ref?: Ref<HTMLInputElement>;
  onChoose: (customer: CustomerWithCodes | null) => void;
}

/** One customer, searched by name, code or e-mail address and then pressed. */
export function CustomerChoice({ label, search, chosen, without, ref, onChoose }: CustomerChoiceProps) {
  const [text, setText] = useState(search);
  const wanted = useSettled(text.trim(), TYPING_MS);
  const found = useQuery({
    ...rebateCustomersQuery(wanted),
    enabled: chosen === null && wanted !== '',
    placeholderData: keepPreviousData,
  });
  if (chosen !== null)
    return (
      <div className={styles.chosenCustomer}>
        <p className="text-sm font-semibold">{label}</p>
        <div className="flex items-center justify-between gap-3">
          <CustomerWords customer={chosen} />
          <Button aria-label={mergeTexts.changeLabel(chosen.businessName)} onClick={() => onChoose(null)}>
            {mergeTexts.change}
          </Button>
        </div>
      </div>
    );
  const customers = (wanted === '' ? [] : (found.data ?? [])).filter(({ id }) => id !== without);
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={label}
        placeholder={mergeTexts.search}
        autoComplete="off"
        ref={ref}
        maxLength={120}
        value={text}
        error={found.isError ? mergeTexts.searchError : null}
        onChange={({ target }) => setText(target.value)}
      />
      {wanted !== '' && found.data !== undefined && (
        <>
          <ul className={styles.foundCustomers} aria-label={mergeTexts.found}>
            {customers.map((customer) => (
              <li key={customer.id}>
                <button type="button" onClick={() => onChoose(customer)}>
                  <CustomerWords customer={customer} />
                </button>
              </li>
            ))}
          </ul>
          <output className="text-sm text-ink-2">
            {customers.length === 0 ? mergeTexts.none : found.data.length >= CUSTOMERS_FOUND ? mergeTexts.more : ''}
          </output>
        </>
      )}
    </div>
  );
}

function CustomerWords({ customer }: { customer: CustomerWithCodes }) {
  const more = [customer.contactPerson, customer.email].filter(Boolean);
  return (
    <span className="grid min-w-0 [overflow-wrap:anywhere]">
      <span className="font-semibold">{customer.businessName}</span>
      <span className="text-sm text-ink-2">
        {[...more, mergeTexts.codes(customer.codes.map(({ code }) => code))].join(' · ')}
      </span>
    </span>
  );
}
