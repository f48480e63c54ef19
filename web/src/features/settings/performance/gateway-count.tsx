import type { GatewayMetrics } from '@larder/contracts';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { figureWords, percentWords } from '../model/figure-words.ts';

/** What the gateway counted of the same minute: it also sees what never reached a service. */
export function GatewayCount({ gateway }: { gateway: GatewayMetrics | null }) {
  return (
    <p className="text-sm text-ink-2">
      <strong>{performanceTexts.gateway}:</strong>{' '}
      {gateway === null
        ? performanceTexts.gatewayUnknown
        : performanceTexts.gatewayCount(
            figureWords(gateway.apiRequestsPerMinute),
            figureWords(gateway.requestsPerMinute),
            figureWords(gateway.avgResponseTime),
            percentWords(gateway.errorRate),
          )}
    </p>
  );
}
