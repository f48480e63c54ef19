import { useEffect, useState } from 'react';

/** Whether figures have aged: true once so much time has gone by since they were taken. Null never ages. */
export function useIsStale(takenAt: number | null, afterMs: number): boolean {
  const [aged, setAged] = useState<number | null>(null);
  useEffect(() => {
    if (takenAt === null) return;
    const timer = setTimeout(() => setAged(takenAt), Math.max(0, takenAt + afterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [takenAt, afterMs]);
  return takenAt !== null && aged === takenAt;
}
