import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { currentOfConflict } from '../api/api-error.ts';
import { randomKey } from '../api/http.ts';

export interface EditForm<R, F extends FieldValues> {
  form: UseFormReturn<F>;
  /** The record that the form started from, or after a conflict the saved one. Null for a new one. */
  base: R | null;
  /** The Idempotency-Key of a new record. */
  key: string;
  /** The base record as fields. */
  baseFields: F;
  /** After a conflict, the fields that both users changed differently; otherwise null. */
  contested: (keyof F & string)[] | null;
  /** The server's sentence about the conflict. */
  conflict: string;
  /** For a mutation's `onError`: adopts fields that only the other user changed, and keeps those changed here. */
  onError: (error: Error) => void;
  /** Discards the changes made here. */
  takeTheirs: () => void;
}

/** A form for a record that another user may be editing at the same time. */
export function useEditForm<R extends { id: string }, F extends FieldValues>(
  record: R | null,
  fieldsOf: (record: R | null) => F,
): EditForm<R, F> {
  const [key] = useState(randomKey);
  const [base, setBase] = useState(record);
  const [contested, setContested] = useState<(keyof F & string)[] | null>(null);
  const [conflict, setConflict] = useState('');
  const baseFields = fieldsOf(base);
  const form = useForm<F>({ defaultValues: baseFields as DefaultValues<F> });
  return {
    form,
    base,
    key,
    baseFields,
    contested,
    conflict,
    onError: (error) => {
      const current = currentOfConflict<R>(error);
      if (current === null) return;
      setBase(current);
      setContested(adoptTheirs(form, baseFields, fieldsOf(current)).contested);
      setConflict(error.message);
    },
    takeTheirs: () => {
      setContested(null);
      form.reset(baseFields);
    },
  };
}

/** Puts the values that another user saved into the fields that were not changed here. */
export function adoptTheirs<F extends FieldValues>(form: UseFormReturn<F>, base: F, theirs: F): Edits<F> {
  const mine = form.getValues();
  const edits = compareEdits(base, mine, theirs);
  form.reset(theirs);
  for (const name of edits.kept) form.setValue(name as Path<F>, mine[name], { shouldDirty: true });
  return edits;
}

interface Edits<F> {
  /** Fields changed here that differ from the other user's: they stay in the form. */
  kept: (keyof F & string)[];
  /** Fields changed by both. */
  contested: (keyof F & string)[];
}

/** Compares a form with what another user has saved since; `base` is what both started from. */
export function compareEdits<F extends object>(base: F, mine: F, theirs: F): Edits<F> {
  const kept = differences(base, mine).filter((name) => differ(mine[name], theirs[name]));
  return { kept, contested: kept.filter((name) => differ(theirs[name], base[name])) };
}

/** The names of the fields in which two forms differ. */
export function differences<F extends object>(one: F, other: F): (keyof F & string)[] {
  return (Object.keys(one) as (keyof F & string)[]).filter((name) => differ(one[name], other[name]));
}

/** Compares values; lists by content, because the form has copies. */
const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
