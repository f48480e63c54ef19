import type { ValidatedCode } from '@larder/contracts';
import { DISCOUNT_CODE_LENGTH } from '@larder/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeOf, sentenceOf } from '../../../shared/api/api-error.ts';
import { validateCode } from '../../../shared/api/restaurant-shop.ts';
import { tabStore } from '../../../shared/browser-storage.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { codeTexts } from '../../../texts/restaurant/code.ts';
import { shopToasts } from '../../../texts/restaurant/toasts.ts';

/** Kept in session storage only: a code is like a password. */
const CODE_KEY = 'larder.restaurant-code';

/** The applied code, and its restaurant. */
export interface ShopCode {
  code: string;
  holder: ValidatedCode;
}

export interface ShopCodeControl {
  /** Null while no code is applied. */
  active: ShopCode | null;
  /** The code that is being checked, if any. */
  checking: string | null;
  /** Why the last code was refused. */
  problem: string | null;
  /** The initial text of the field. */
  suggestion: string;
  /** True when the code was accepted. */
  apply(code: string): Promise<boolean>;
  /** Returns to everybody's prices. */
  clear(): void;
  /** Called when the server no longer accepts the code. */
  drop(): void;
}

const { invalid, failure } = shopToasts.applyDiscountCode;

/** The restaurant's code: entered, kept through reloads of the tab, and checked again after each. */
export function useShopCode(): ShopCodeControl {
  const client = useQueryClient();
  const [code, setCode] = useState(() => tabStore.read(CODE_KEY));
  const [applying, setApplying] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const check = useQuery({
    queryKey: queryKeys.shopCode(code),
    queryFn: ({ signal }) => validateCode(code ?? '', signal),
    enabled: code !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const holder = code !== null && check.data?.valid === true ? check.data : null;

  const keep = (next: string | null): void => {
    tabStore.write(CODE_KEY, next);
    setCode(next);
  };
  const refuse = (title: string, description: string): false => {
    setRefusal(`${title} – ${description}`);
    toasts.show({ title, description, tone: 'error' });
    return false;
  };

  return {
    active: code !== null && holder !== null ? { code, holder } : null,
    checking: applying ?? (code !== null && check.isPending ? code : null),
    problem: refusal ?? keptProblem(code, check.data, check.error),
    suggestion: holder === null && code !== null && !check.isPending ? code : '',
    async apply(next) {
      if (!isWholeCode(next)) return refuse(invalid.title, invalid.length);
      setApplying(next);
      setRefusal(null);
      try {
        const answer = await validateCode(next);
        if (!answer.valid) return refuse(invalid.title, answer.message);
        client.setQueryData(queryKeys.shopCode(next), answer);
        keep(next);
        return true;
      } catch (error) {
        return refuse(failure.title, noticeOf(error, failure.fallback));
      } finally {
        setApplying(null);
      }
    },
    clear() {
      setRefusal(null);
      keep(null);
    },
    drop() {
      if (code === null) return;
      client.removeQueries({ queryKey: queryKeys.shopCode(code) });
      setRefusal(codeTexts.noLongerValid(code));
      keep(null);
    },
  };
}

/** The problem with a code stored before a reload, if any. */
function keptProblem(code: string | null, answer: ValidatedCode | undefined, error: Error | null): string | null {
  if (code === null) return null;
  if (error !== null) return `${failure.title} – ${sentenceOf(error, failure.fallback)}`;
  return answer?.valid === false ? codeTexts.noLongerValid(code) : null;
}

/** Longer than a code, so that too long a text is reported and not silently truncated. */
export const CODE_FIELD_LENGTH = 8;

/** Whether the text may be sent; the server decides whether it is a code. */
export function mayApply(code: string): boolean {
  return code.length >= DISCOUNT_CODE_LENGTH;
}

export function isWholeCode(code: string): boolean {
  return code.length === DISCOUNT_CODE_LENGTH;
}
