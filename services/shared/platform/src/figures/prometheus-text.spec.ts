import { expect, it } from '@jest/globals';
import { histogramSamples, prometheusText } from './prometheus-text.js';

it('writes help, type and samples with their labels', () => {
  const text = prometheusText(
    [
      {
        name: 'larder_requests_total',
        help: 'Requests.',
        type: 'counter',
        samples: [
          { labels: { status: 200 }, value: 3 },
          { labels: { status: 503 }, value: 1 },
        ],
      },
      { name: 'larder_sockets', help: 'Open sockets.', type: 'gauge', samples: [{ value: 0 }] },
    ],
    { service: 'catalog' },
  );
  expect(text).toBe(`# HELP larder_requests_total Requests.
# TYPE larder_requests_total counter
larder_requests_total{service="catalog",status="200"} 3
larder_requests_total{service="catalog",status="503"} 1
# HELP larder_sockets Open sockets.
# TYPE larder_sockets gauge
larder_sockets{service="catalog"} 0
`);
});

it('a histogram adds its buckets up', () => {
  expect(
    prometheusText([{ name: 'd', help: 'D', type: 'histogram', samples: histogramSamples([0.1, 1], [2, 1, 4], 9.5) }]),
  ).toBe(`# HELP d D
# TYPE d histogram
d_bucket{le="0.1"} 2
d_bucket{le="1"} 3
d_bucket{le="+Inf"} 7
d_sum 9.5
d_count 7
`);
});

it('a label cannot break out of its line', () => {
  const text = prometheusText([
    { name: 'x', help: 'a\nb', type: 'gauge', samples: [{ labels: { of: 'a"b\\c\nd' }, value: 1 }] },
  ]);
  expect(text).toBe('# HELP x a\\nb\n# TYPE x gauge\nx{of="a\\"b\\\\c\\nd"} 1\n');
});
