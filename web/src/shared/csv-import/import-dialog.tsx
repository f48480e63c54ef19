import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { importTexts } from '../../texts/csv-import.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportCounts } from './import-counts.tsx';
import type { ImportSource } from './import-source.ts';
import { ImportSteps } from './import-steps.tsx';
import { RowErrors } from './row-errors.tsx';
import { useCsvImport, type ImportState } from './use-csv-import.ts';

const STEP_NUMBERS: Record<ImportState['step'], number> = {
  choose: 0,
  reading: 1,
  preview: 1,
  importing: 2,
  result: 3,
};

interface ImportDialogProps {
  source: ImportSource;
  onClose: () => void;
}

/** From a file to products in four steps, with a look at what will happen before it does. */
export function ImportDialog({ source, onClose }: ImportDialogProps) {
  const { state, choose, run, restart } = useCsvImport(source);
  const busy = state.step === 'reading' || state.step === 'importing';
  return (
    <Dialog
      open
      title={source.title}
      description={source.intro}
      // An import under way goes on; its notice tells how it ended.
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
            <Button tone="primary" onClick={() => void run()}>
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
          <h3 className="font-semibold [overflow-wrap:anywhere]">{importTexts.previewTitle(state.file)}</h3>
          <ImportCounts result={state.plan} />
          {state.problem !== null && (
            <p role="alert" className="font-semibold text-price">
              {state.problem}
            </p>
          )}
          {state.plan.failed > 0 && (
            <p className="text-ink-2">
              {state.plan.success === 0 ? importTexts.nothingToImport : importTexts.badRowsSkipped}
            </p>
          )}
          <RowErrors errors={state.plan.errors} failed={state.plan.failed} />
        </div>
      )}
      {state.step === 'result' && (
        <div className="grid gap-4">
          <h3 className="font-semibold">{importTexts.resultTitle}</h3>
          <ImportCounts result={state.result} />
          <RowErrors errors={state.result.errors} failed={state.result.failed} />
        </div>
      )}
    </Dialog>
  );
}

function Progress({ text, percent }: { text: string; percent: number }) {
  return (
    <div className="grid gap-2 py-6">
      <output className="[overflow-wrap:anywhere]">
        {text} {percent}%
      </output>
      <progress className="import-progress" max={100} value={percent} aria-label={importTexts.progress} />
    </div>
  );
}
