import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { DEPLOYED } from '../test/composed-services.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string; service?: string };
  annotations: { summary: string };
}
interface ScrapeJob {
  job_name: string;
  metrics_path: string;
  dns_sd_configs: { names: string[]; type: string; port: number }[];
}
interface Dashboard {
  uid: string;
  title: string;
  panels: { id: number; title: string; datasource: { uid: string }; targets: { expr: string }[] }[];
}

const read = <T>(file: string): T => parse(readFileSync(join(here, file), 'utf8')) as T;
const rules = read<{ groups: { rules: Rule[] }[] }>('prometheus/rules.yml').groups.flatMap((group) => group.rules);
const dashboards = readdirSync(join(here, 'grafana/dashboards')).map((file): [string, Dashboard] => [
  file,
  JSON.parse(readFileSync(join(here, 'grafana/dashboards', file), 'utf8')) as Dashboard,
]);
const panels = dashboards.flatMap(([, dashboard]) => dashboard.panels);
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map((one) => one.expr)),
];

/** The names of the metrics that /metrics prints, read from the sources. */
function printedNames(): Set<string> {
  const sources = ['figures/prometheus.controller.ts', 'measures/request-figures.ts'];
  const text = sources.map((file) => readFileSync(join(root, 'services/shared/platform/src', file), 'utf8')).join('\n');
  const names = [...text.matchAll(/'(larder_[a-z_]+)'/g)].map(([, name = '']) => name);
  const histograms = [...text.matchAll(/new Histogram\(\{\s+name: '(larder_[a-z_]+)'/g)];
  const parts = histograms.flatMap(([, name = '']) => ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`));
  const whole = new Set(histograms.map(([, name]) => name));
  return new Set([...names.filter((name) => !whole.has(name)), ...parts]);
}

/** The metrics in an expression: names other than functions, keywords and labels. */
function askedNames(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/[a-z_:][\w:]*(?!\w)(?!\s*\()/gi)].map(([word]) => word);
  return words.filter((word) => !['and', 'or', 'unless', 'sum', 'min', 'max', 'count', 'avg'].includes(word));
}

/** The labels by which an expression filters or groups. */
function askedLabels(expression: string): string[] {
  const filtered = [...expression.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
  const grouped = [...expression.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)];
  return [...filtered, ...grouped.flatMap(([, labels = '']) => labels.split(',').map((label) => label.trim()))];
}

describe('Prometheus and Grafana', () => {
  it('monitoring files use only metrics that /metrics prints', () => {
    const printed = printedNames();
    expect(printed).toContain('larder_http_request_duration_seconds_bucket');
    expect(printed).not.toContain('larder_http_request_duration_seconds');
    const known = new Set([...printed, 'up']);
    const asked = expressions.flatMap((expression) => askedNames(expression));
    expect(new Set(asked.filter((name) => !known.has(name)))).toEqual(new Set());
    expect(asked.length).toBeGreaterThan(expressions.length - 1);
    const labels = new Set(expressions.flatMap((expression) => askedLabels(expression)));
    const printedLabels = ['service', 'method', 'status', 'version', 'le', 'of', 'queue', 'consumer', 'producer'];
    expect([...labels].filter((label) => ![...printedLabels, 'job', 'instance'].includes(label))).toEqual([]);
  });

  it('the expressions of rules and dashboards have balanced brackets', () => {
    for (const expression of expressions) {
      const brackets = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/[^()[\]{}]/g, '');
      let left = brackets;
      for (let before = ''; before !== left;) {
        before = left;
        left = left.replaceAll(/\(\)|\[\]|\{\}/g, '');
      }
      expect([expression, left]).toEqual([expression, '']);
      expect(expression.trim()).not.toBe('');
    }
  });

  it('Prometheus scrapes every replica of every service at its port', () => {
    const { scrape_configs: jobs } = read<{ scrape_configs: ScrapeJob[] }>('prometheus/prometheus.yml');
    const [job, ...more] = jobs;
    expect(more).toEqual([]);
    expect(job).toMatchObject({ job_name: 'larder', metrics_path: '/metrics' });
    expect(job?.dns_sd_configs).toMatchObject([{ names: DEPLOYED, type: 'A', port: 3000 }]);
  });

  it('alert rules name the problem and its severity, one for each missing service', () => {
    for (const { alert, labels, annotations, for: hold } of rules) {
      expect(alert).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^\S.+\.$/);
      expect(hold ?? '1m').toMatch(/^\d+[sm]$/);
    }
    const down = rules.filter(({ alert }) => alert === 'ServiceDown');
    expect(down.map(({ labels }) => labels.service)).toEqual(DEPLOYED);
    for (const { labels, expr } of down) expect(expr).toContain(`service="${labels.service}"`);
  });

  it('the run book explains what to do for every alert', () => {
    const book = readFileSync(join(root, 'deploy/README.md'), 'utf8');
    const readings = readFileSync(join(root, 'services/system-ops/src/alerts/alert-readings.ts'), 'utf8');
    const own = [...readings.matchAll(/levels\(\s*'([a-z-]+)'|^\s+'([a-z-]+)',$/gm)].map(
      ([, one, other]) => one ?? other,
    );
    expect(own).toEqual(expect.arrayContaining(['cpu', 'error-rate', 'code-guessing']));
    for (const name of [...rules.map(({ alert }) => alert), ...own, 'screen-stale', 'check-…'])
      expect(book).toContain(`\`${name}\``);
    for (const [, { title }] of dashboards) expect(book).toContain(`| ${title} |`);
  });

  it('dashboards have unique names and use the configured data source', () => {
    const { datasources } = read<{ datasources: { uid: string; url: string }[] }>(
      'grafana/provisioning/datasources/prometheus.yml',
    );
    expect(datasources.map(({ uid }) => uid)).toEqual(['prometheus']);
    expect(datasources[0]?.url).toBe('http://prometheus:9090');
    const files = dashboards.map(([file]) => file);
    expect(dashboards.map(([, { uid }]) => `${uid.replace('larder-', '')}.json`)).toEqual(files);
    expect(panels.filter(({ datasource, targets }) => datasource.uid !== 'prometheus' || targets.length === 0)).toEqual(
      [],
    );
    const book = readFileSync(join(here, 'README.md'), 'utf8');
    for (const file of files) expect(book).toContain(`\`${file.replace('.json', '')}\``);
  });
});
