type Labels = Readonly<Record<string, string | number>>;

export interface Sample {
  labels?: Labels;
  value: number;
  /** "_bucket", "_sum" and "_count" of a histogram. */
  suffix?: string;
}

export interface MetricFamily {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

/** Metrics in Prometheus' text format 0.0.4. */
export function prometheusText(families: readonly MetricFamily[], common: Labels = {}): string {
  return families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replace(/\\/g, String.raw`\\`).replace(/\n/g, String.raw`\n`)}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value, suffix = '' }) => {
        const pairs = Object.entries({ ...common, ...labels }).map(
          ([key, text]) => `${key}="${escaped(String(text))}"`,
        );
        return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
      }),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

/** A histogram whose buckets are not added up yet: `counts` has one more entry than `bounds`, for what lies beyond. */
export function histogramSamples(bounds: readonly number[], counts: readonly number[], sum: number): Sample[] {
  let total = 0;
  const buckets = counts.map((count, index): Sample => {
    total += count;
    const bound = bounds[index];
    return { suffix: '_bucket', labels: { le: bound === undefined ? '+Inf' : bound }, value: total };
  });
  return [...buckets, { suffix: '_sum', value: sum }, { suffix: '_count', value: total }];
}

function escaped(text: string): string {
  return text
    .replace(/\\/g, String.raw`\\`)
    .replace(/"/g, String.raw`\"`)
    .replace(/\n/g, String.raw`\n`);
}
