import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { emptyShop } from '../../../shared/api/backups.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { emptyShopTexts as texts, shopToasts } from '../../../texts/settings/shop.ts';
import { JobProgress } from '../backup-dialogs/job-progress.tsx';

/** Asks for a word, shows how far it is, and then leads to the set-up. Nothing closes it meanwhile. */
export function EmptyShopDialog({ onClose }: { onClose: () => void }) {
  const empty = useMutation({ mutationFn: emptyShop, meta: shopToasts.empty });
  const formId = useId();
  const [word, setWord] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const matches = word.trim().toUpperCase() === texts.word;
  const { isPending, data } = empty;
  if (data !== undefined) return <EmptiedDialog backup={data.backup} records={data.records} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (matches && !isPending) empty.mutate();
  };
  return (
    <Dialog
      role="alertdialog"
      title={texts.confirmTitle}
      description={texts.body}
      onCloseRequest={() => isPending || onClose()}
      footer={
        <>
          <Button aria-disabled={isPending} onClick={() => isPending || onClose()}>
            {settingsTexts.cancel}
          </Button>
          <Button type="submit" form={formId} tone="danger" aria-busy={isPending}>
            {isPending ? texts.removing : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <p>{texts.backup}</p>
        <p>{texts.people}</p>
        <TextField
          label={texts.wordLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          disabled={isPending}
          error={submitted && !matches ? texts.wordLabel : null}
          onChange={(event) => setWord(event.target.value)}
        />
        {isPending && <JobProgress kind="restore" label={texts.progress} waiting={texts.waiting} />}
        <Alert error={empty.error} fallback={shopToasts.empty.failure.fallback} />
      </form>
    </Dialog>
  );
}

/** The only way on: every other page still shows what is gone. */
function EmptiedDialog({ backup, records }: { backup: string; records: number }) {
  const goOn = (): void => window.location.assign(PATHS.setup.path);
  return (
    <Dialog
      title={texts.doneTitle}
      onCloseRequest={goOn}
      footer={
        <Button tone="primary" onClick={goOn}>
          {texts.setUp}
        </Button>
      }
    >
      <p className="flex items-start gap-2 font-semibold">
        <CircleCheck size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-good" aria-hidden />
        {texts.done(records.toLocaleString('en'))}
      </p>
      <p className="wrap-anywhere" data-part="backup">
        {backup}
      </p>
    </Dialog>
  );
}
