import type { Screen } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { MonitorUp, Check, Copy } from 'lucide-react';
import { useState, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { screensQuery } from '../../shared/api/screens.ts';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { StaffPage } from '../../shared/kit/staff-page.tsx';
import { staffStoresQuery, useStoreScope } from '../../shared/kit/store-scope.tsx';
import { useZones } from '../../shared/kit/store-zones.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { ConfirmDialog, confirming } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { screenFormTexts, screenTexts, screenToasts } from '../../texts/screens.ts';
import { PriceChangeList } from './changes/price-change-list.tsx';
import { PairForm } from './dialogs/pair-form.tsx';
import { ScreenPlaceFields } from './form/place-fields.tsx';
import { SetUpFields } from './form/set-up-fields.tsx';
import { ScreenList } from './list/screen-list.tsx';
import { fieldsOf, patchOf, type ScreenFields } from './model/screen-fields.ts';
import { useRemoveScreen, useUpdateScreen } from './use-change-screens.ts';

/** The open dialog, with its screen as of opening: the list behind it keeps polling. */
type Over = { kind: 'pair' } | { kind: 'edit' | 'remove'; screen: Screen };

/** The televisions in the stores. Administrators only. */
export function ScreensPage() {
  const [over, setOver] = useState<Over | null>(null);
  const screens = useQuery(screensQuery);
  const { slug } = useStoreScope();
  const stores = useQuery(staffStoresQuery);
  const timeZone = useZones()(slug);
  const close = (): void => setOver(null);
  const pair = (
    <Button icon={MonitorUp} tone="primary" onClick={() => setOver({ kind: 'pair' })}>
      {screenTexts.pair}
    </Button>
  );

  return (
    <StaffPage
      name="screens"
      texts={screenTexts}
      beside={
        <>
          {over?.kind === 'pair' && <PairDialog onClose={close} />}
          {over?.kind === 'edit' && (
            <EditDialog screen={over.screen} all={screens.data?.screens ?? []} onClose={close} />
          )}
          {over?.kind === 'remove' && <RemoveDialog screen={over.screen} onClose={close} />}
        </>
      }
    >
      <ScreenList
        screens={screens}
        ofStore={slug}
        stores={stores.data ?? []}
        timeZone={timeZone}
        pair={pair}
        onEdit={(screen) => setOver({ kind: 'edit', screen })}
        onRemove={(screen) => setOver({ kind: 'remove', screen })}
      />
      <PriceChangeList ofStore={slug} stores={stores.data ?? []} timeZone={timeZone} />
    </StaffPage>
  );
}

/** Pairs a screen with the code that it shows, or by a link, which then replaces the form. */
function PairDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  if (key !== null) return <LinkMade screenKey={key} onClose={onClose} />;
  return (
    <PairForm
      onPaired={(paired) => {
        if (paired.key === null) onClose();
        else setKey(paired.key);
      }}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ screen, onClose }: { screen: Screen; onClose: () => void }) {
  const remove = useRemoveScreen();
  return (
    <ConfirmDialog
      title={screenFormTexts.removeTitle}
      body={screenFormTexts.removeBody(screen.name)}
      confirmLabel={screenFormTexts.removeConfirm}
      busyLabel={screenFormTexts.removing}
      fallback={screenToasts.removeScreen.failure.title}
      {...confirming(remove, screen.id, onClose)}
    />
  );
}

interface EditDialogProps {
  screen: Screen;
  /** Screens whose configuration can be copied. */
  all: readonly Screen[];
  onClose: () => void;
}

/** A screen's name, store and board, and the board's configuration. */
function EditDialog({ screen, all, onClose }: EditDialogProps) {
  const before = fieldsOf(screen);
  const form = useForm<ScreenFields>({ defaultValues: before });
  const [store, board, meatBoard, terminal] = useWatch({
    control: form.control,
    name: ['store', 'board', 'meatBoard', 'terminal'],
  });
  const update = useUpdateScreen();
  return (
    <FormDialog
      form={form}
      size="medium"
      title={screenFormTexts.editTitle(screen.name)}
      submitLabel={screenFormTexts.save}
      pendingLabel={screenFormTexts.saving}
      mutation={update}
      fallback={screenFormTexts.failed}
      onSubmit={(fields) => update.mutate({ id: screen.id, patch: patchOf(before, fields) }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ScreenPlaceFields field={fieldsOfForm(form)} store={store} />
      <SetUpFields
        screenId={screen.id}
        setUp={{ board, meatBoard, terminal }}
        all={all}
        onChange={(next) => {
          form.setValue('meatBoard', next.meatBoard, { shouldDirty: true });
          form.setValue('terminal', next.terminal, { shouldDirty: true });
        }}
      />
    </FormDialog>
  );
}

/** The link for a screen without a code, shown only once. */
function LinkMade({ screenKey, onClose }: { screenKey: string; onClose: () => void }) {
  const link = `${location.origin}/tv#key=${screenKey}`;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // Browsers allow the clipboard only on secure pages: otherwise the link is selected.
      setCopied('refused');
    }
  };
  return (
    <Dialog
      size="medium"
      title={screenFormTexts.linkTitle}
      description={screenFormTexts.linkOnce}
      initialFocus={field}
      onCloseRequest={onClose}
      footer={
        <>
          <Button icon={copied === 'yes' ? Check : Copy} onClick={() => void copy()}>
            {copied === 'yes' ? screenFormTexts.copied : screenFormTexts.copy}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {screenFormTexts.done}
          </Button>
        </>
      }
    >
      <TextField
        label={screenFormTexts.link}
        ref={field}
        readOnly
        value={link}
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <output className="text-sm text-ink-2">{copied === 'refused' && screenFormTexts.copyByHand}</output>
    </Dialog>
  );
}
