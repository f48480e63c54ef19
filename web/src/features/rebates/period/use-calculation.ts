import type { RebateRun } from '@larder/contracts';
import { type RebatePeriodName, rebatePeriodText } from '@larder/kernel';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, noticeOf } from '../../../shared/api/api-error.ts';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { rebateToasts } from '../../../texts/rebates/toasts.ts';
import { calculateRebates, fetchRun, runQuery } from '../rebates-api.ts';
import { problems } from '../use-change-rebate.ts';

const LOOK_EVERY_MS = 500;
/** No answer, or a gateway error: the calculation may still be running. */
const CUT_OFF = [0, 502, 503, 504];
const { success, failure } = rebateToasts.calculateRebates;

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
  // Runs that were started here: when they end, a notice is shown.
  const mine = useRef(new Set<string>());
  const newest = useQuery({
    ...runQuery(period),
    refetchInterval: ({ state: { data } }) => (asking || isUnderWay(data) ? LOOK_EVERY_MS : false),
  });
  const run = newest.data ?? null;
  const underWay = isUnderWay(run);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => calculateOrFollow(period),
    onSuccess: (answer) => {
      // A poll may have seen the end before the call is answered.
      const seen = client.getQueryData(runQuery(period).queryKey);
      const ended = [answer, seen].find((each) => each?.id === answer.id && !isUnderWay(each));
      if (ended) tell(ended);
      else mine.current.add(answer.id);
    },
    onMutate: () => problems.clear(),
    onError: (error) => tellFailure(noticeOf(error, failure.fallback)),
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.rebates }),
  });

  // A run that outlived its call, or was started elsewhere, has ended.
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (run === null) return;
    if (underWay) {
      followed.current = run.id;
      return;
    }
    if (followed.current !== run.id) return;
    followed.current = null;
    if (mine.current.delete(run.id)) tell(run);
    void client.invalidateQueries({ queryKey: staffKeys.rebateSummary(run.period) });
  }, [run, underWay, client]);

  const running = asking || underWay;
  return {
    running,
    run: underWay ? run : null,
    start: () => {
      if (!running) mutate();
    },
  };
}

/** If the call is cut off, the run may still be in progress, and is followed. */
async function calculateOrFollow(period: RebatePeriodName): Promise<RebateRun> {
  try {
    return await calculateRebates(period);
  } catch (error) {
    if (!(error instanceof ApiError) || !CUT_OFF.includes(error.status)) throw error;
    const { run } = await fetchRun(period);
    if (run === null || !isUnderWay(run)) throw error;
    return run;
  }
}

function tell(run: RebateRun): void {
  if (run.state === 'done') toasts.show({ title: success, description: run.message });
  else tellFailure(run.error ?? failure.fallback);
}

function tellFailure(detail: string): void {
  toasts.show({ title: failure.title, description: detail, tone: 'error' });
  problems.show({ title: failure.title, detail });
}
