import type { CsvRowError, ProductImportResult } from '@larder/contracts';
import { Copy, Download } from 'lucide-react';
import { Fragment, useState } from 'react';
import { fileToasts, importTexts } from '../../texts/csv-import.ts';
import { sentenceOf } from '../api/api-error.ts';
import { saveFile } from '../api/file-answer.ts';
import { hasSigned, NO_SECOND } from '../kit/second-person-fields.tsx';
import { toasts } from '../toast/toast-store.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { PriceChanges, SlipsToCheck } from './price-changes.tsx';
import { TableFileDrop, useFile } from './table-file-drop.tsx';
import { type ImportSource, type ImportState, useCsvImport } from './use-csv-import.ts';

const STEP_NUMBERS: Record<ImportState['step'], number> = {
  choose: 0,
  reading: 1,
  preview: 1,
  importing: 2,
  result: 3,
};

/** Imports products from a file in four steps, with a preview. */
export function ImportDialog({ source, onClose }: { source: ImportSource; onClose: () => void }) {
  const { state, choose, run, restart } = useCsvImport(source);
  /** The preview whose slips were confirmed. */
  const [checked, setChecked] = useState<ProductImportResult | null>(null);
  const [second, setSecond] = useState(NO_SECOND);
  const busy = state.step === 'reading' || state.step === 'importing';
  return (
    <Dialog
      title={source.title}
      description={source.intro}
      // An import in progress continues; a notice reports its result.
      onCloseRequest={onClose}
      footer={
        <>
          {state.step === 'preview' && <Button onClick={restart}>{importTexts.otherFile}</Button>}
          {state.step === 'result' ? (
            <Button tone="primary" onClick={onClose}>
              {importTexts.done}
            </Button>
          ) : (
            <Button onClick={onClose}>{importTexts.cancel}</Button>
          )}
          {state.step === 'preview' && state.plan.success > 0 && (
            <Button
              tone="primary"
              disabled={
                (state.plan.slips > 0 && checked !== state.plan) || (state.plan.needsSecondPerson && !hasSigned(second))
              }
              onClick={() => void run(second)}
            >
              {importTexts.import(state.plan.success)}
            </Button>
          )}
        </>
      }
    >
      <ImportSteps current={STEP_NUMBERS[state.step]} />
      {state.step === 'choose' && (
        <ChooseFile source={source} problem={state.problem} onChoose={(file) => void choose(file)} />
      )}
      {busy && <Progress text={importTexts[state.step](state.file)} percent={state.step === 'reading' ? 50 : 100} />}
      {state.step === 'preview' && (
        <div className="grid gap-4">
          <h3 ref={focus} tabIndex={-1} className="font-semibold wrap-anywhere">
            {importTexts.previewTitle(state.file)}
          </h3>
          <ImportCounts result={state.plan} />
          <div className="grid gap-1">
            <p className="text-ink-2">{importTexts.readAs(state.plan.readAs)}</p>
            {state.plan.notes !== '' && <p>{state.plan.notes}</p>}
          </div>
          <Alert>{state.problem}</Alert>
          {state.plan.failed > 0 && (
            <p className="text-ink-2">
              {state.plan.success === 0 ? importTexts.nothingToImport : importTexts.badRowsSkipped}
            </p>
          )}
          <RowErrors errors={state.plan.errors} failed={state.plan.failed} />
          <SlipsToCheck
            plan={state.plan}
            checked={checked === state.plan}
            onCheck={(isChecked) => setChecked(isChecked ? state.plan : null)}
            second={second}
            onSecond={setSecond}
          />
          <PriceChanges plan={state.plan} />
        </div>
      )}
      {state.step === 'result' && (
        <div className="grid gap-4">
          <h3 ref={focus} tabIndex={-1} className="font-semibold">
            {importTexts.resultTitle}
          </h3>
          <ImportCounts result={state.result} />
          {state.result.notes !== '' && <p>{state.result.notes}</p>}
          <RowErrors errors={state.result.errors} failed={state.result.failed} />
        </div>
      )}
    </Dialog>
  );
}

/** The step before disappears with the focus. */
const focus = (element: HTMLElement | null): void => element?.focus();

function Progress({ text, percent }: { text: string; percent: number }) {
  return (
    <div className="grid gap-2 py-6">
      <output className="wrap-anywhere">
        {text} {percent}%
      </output>
      <progress className="w-full h-3 accent-brand" max={100} value={percent} aria-label={importTexts.progress} />
    </div>
  );
}

/** The current step of the import, from 0. */
function ImportSteps({ current }: { current: number }) {
  return (
    <ol className="mb-4 grid grid-cols-4 border-b border-hairline text-[0.875rem] text-ink-3">
      {importTexts.steps.map((step, index) => (
        <li
          key={step}
          className={`flex flex-wrap items-center gap-x-2 gap-y-1 border-b-3 pb-2 ${
            index === current
              ? 'border-b-brand font-semibold text-ink forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]'
              : 'border-transparent forced-colors:border-[Canvas]'
          }`}
          aria-current={index === current ? 'step' : undefined}
        >
          <span
            aria-hidden
            className={`inline-grid size-6 place-items-center rounded-full border font-semibold ${
              index <= current ? 'border-brand bg-brand text-white' : 'border-edge'
            }`}
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function ImportCounts({ result }: { result: ProductImportResult }) {
  const counts = [
    { name: importTexts.success, count: result.success, tone: 'text-good' },
    { name: importTexts.failed, count: result.failed, tone: result.failed > 0 ? 'text-price' : '' },
    { name: importTexts.created, count: result.created, tone: '' },
    { name: importTexts.updated, count: result.updated, tone: '' },
    { name: importTexts.unchanged, count: result.unchanged, tone: '' },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] border border-hairline">
      {counts.map(({ name, count, tone }) => (
        <div className="flex flex-col-reverse py-2 px-3" key={name}>
          <dt className="text-[0.875rem] text-ink-2">{name}</dt>
          <dd className={`text-[1.5rem] font-extrabold leading-[1.2] ${tone}`}>{count.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowErrorsProps {
  errors: readonly CsvRowError[];
  /** The number of failed rows; the server lists the first thousand. */
  failed: number;
}

/** The rows that were skipped and why, to be read, copied or downloaded. */
function RowErrors({ errors, failed }: RowErrorsProps) {
  const [copied, setCopied] = useState(false);
  if (errors.length === 0) return null;
  const text = errors.map(({ row, error }) => importTexts.rowError(row, error)).join('\r\n');
  const copy = async (): Promise<void> => {
    const done = navigator.clipboard.writeText(text).then(() => true);
    const isCopied = await done.catch(() => false);
    setCopied(isCopied);
    if (!isCopied) toasts.show({ title: importTexts.notCopied, tone: 'error' });
  };
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto font-semibold max-sm:basis-full">{importTexts.errorsTitle}</h4>
        {/* Browsers allow the clipboard only on secure pages. */}
        {window.isSecureContext && (
          <Button icon={Copy} iconSize={16} onClick={() => void copy()}>
            {copied ? importTexts.copied : importTexts.copy}
          </Button>
        )}
        <Button
          icon={Download}
          iconSize={16}
          onClick={() =>
            saveFile({ name: importTexts.errorFile, content: new Blob([text], { type: 'text/plain;charset=utf-8' }) })
          }
        >
          {importTexts.download}
        </Button>
      </div>
      <ScrollRegion
        className="max-h-[260px] overflow-auto border border-hairline text-[0.90625rem]"
        label={importTexts.errorsTitle}
      >
        <table>
          <tbody>
            {errors.map(({ row, error }, index) => (
              <tr key={`${row}-${index}`}>
                <td className="border-t border-hairline px-3 py-1.5 wrap-anywhere">
                  {importTexts.rowError(row, error)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {failed > errors.length && <p className="text-sm">{importTexts.moreErrors(failed - errors.length)}</p>}
    </section>
  );
}

interface ChooseFileProps {
  source: ImportSource;
  problem: string | null;
  onChoose: (file: File) => void;
}

function ChooseFile({ source, problem, onChoose }: ChooseFileProps) {
  const template = useFile(source.fetchTemplate, fileToasts.productTemplate.failure);
  const templateProblem = template.isError
    ? sentenceOf(template.error, fileToasts.productTemplate.failure.fallback)
    : null;
  return (
    <div className="grid gap-4">
      <TableFileDrop onFile={onChoose} />
      <Alert>{problem ?? templateProblem}</Alert>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {source.rules.map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <button
        type="button"
        className="text-button justify-self-start"
        onClick={() => !template.isPending && template.mutate()}
      >
        {importTexts.template}
      </button>
    </div>
  );
}
