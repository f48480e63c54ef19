import type { RebateRun } from '@larder/contracts';
import { type RebatePeriodName, rebatePeriodText } from '@larder/kernel';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, noticeOf } from '../../../shared/api/api-error.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { calculateRebates, fetchRun, runQuery } from '../rebates-api.ts';
import { problems } from '../use-change-rebate.ts';

const LOOK_EVERY_MS = 500;
/** No answer, or a gateway error: the calculation may still be running. */
const CUT_OFF = [0, 502, 503, 504];
const { success, failure, gone } = rebateToasts.calculateRebates;

export interface Calculation {
  /** Whether a calculation is running, started here or elsewhere. */
  running: boolean;
  /** The progress of the run, once known. */
  run: RebateRun | null;
  start: () => void;
}

const isUnderWay = (run: RebateRun | null | undefined): boolean => run?.state === 'queued' || run?.state === 'running';

/** Calculates a period and follows its progress. A calculation is started once, however often it is pressed. */
export function useCalculation(period: RebatePeriodName): Calculation {
  const client = useQueryClient();
  const text = rebatePeriodText(period);
  const mutationKey = [...staffKeys.rebates, 'calculate', text];
  const asking = useIsMutating({ mutationKey }) > 0;
  const newest = useQuery({
    ...runQuery(period),
    refetchInterval: ({ state: { data } }) => (asking || isUnderWay(data) ? LOOK_EVERY_MS : false),
  });
  const run = newest.data ?? null;
  const underWay = isUnderWay(run);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => calculateToTheEnd(period),
    onSuccess: tell,
    onMutate: () => problems.clear(),
    onError: (error) => tellFailure(noticeOf(error, failure.fallback)),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.rebates }),
  });

  // A run that was started elsewhere ends without a call of this page.
  useEffect(() => {
    if (!underWay) return;
    return () => void client.invalidateQueries({ queryKey: staffKeys.rebateSummary(text) });
  }, [underWay, text, client]);

  const running = asking || underWay;
  return {
    running,
    run: underWay ? run : null,
    start: () => {
      if (!running) mutate();
    },
  };
}

/** A run that outlives its call is followed to its end, whatever the page shows meanwhile. */
async function calculateToTheEnd(period: RebatePeriodName): Promise<RebateRun> {
  let run = await calculateRebates(period).catch(async (error: unknown) => {
    if (!isCutOff(error)) throw error;
    const started = (await fetchRun(period)).run;
    if (started === null || !isUnderWay(started)) throw error;
    return started;
  });
  while (isUnderWay(run)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const answer = await fetchRun(period).catch((error: unknown) => {
      if (!isCutOff(error)) throw error;
    });
    if (answer?.run === null) throw new ApiError(gone, 404, null);
    run = answer?.run ?? run;
  }
  return run;
}

const isCutOff = (error: unknown): boolean => error instanceof ApiError && CUT_OFF.includes(error.status);

function tell(run: RebateRun): void {
  if (run.state === 'done') toasts.show({ title: success, description: run.message });
  else tellFailure(run.error ?? failure.fallback);
}

function tellFailure(detail: string): void {
  toasts.show({ title: failure.title, description: detail, tone: 'error' });
  problems.show({ title: failure.title, detail });
}
