import { TriangleAlert } from 'lucide-react';
import { exportTexts } from '../../../texts/restaurant-orders/exports.ts';

/** Why a file was not made, until the next one is asked for. */
export function ExportProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <div className="problem-notice" role="alert">
      <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-price" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{exportTexts.failedTitle}</p>
        <p>{problem}</p>
      </div>
    </div>
  );
}
