import type { ShopLook } from '@larder/contracts';
import { contrastOfLetters, HOUSE_COLOR, isReadable, readableColor, shadesOf } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { ImageUp, Trash2, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { requestJson } from '../../../shared/api/http.ts';
import { staffQuery } from '../../../shared/api/staff-query.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LogoMark } from '../../../shared/ui/logo-mark.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { FileDrop } from '../../../shared/ui/picture/file-drop.tsx';
import { lookTexts, shopToasts } from '../../../texts/settings/shop.ts';
import { useSaveSettings } from '../shell/settings-form.tsx';

const SHOP = '/api/admin/shop';

export const shopLookQuery = staffQuery<ShopLook>(staffKeys.shopLook, SHOP);

const saveColor = (color: string | null): Promise<ShopLook> =>
  requestJson(SHOP, { method: 'PATCH', body: { color }, staff: true });

/** Null removes the logo. */
function saveLogo(file: File | null): Promise<ShopLook> {
  if (file === null) return requestJson(`${SHOP}/logo`, { method: 'DELETE', staff: true });
  const body = new FormData();
  body.append('image', file);
  return requestJson(`${SHOP}/logo`, { method: 'PUT', body, staff: true });
}

/** Logo and colour of the chain, saved separately. */
export function LookForm() {
  const look = useQuery(shopLookQuery);
  return (
    <Loaded query={look} loading={lookTexts.loading} failed={lookTexts.loadError}>
      {(data) => (
        <div className="grid gap-6 border border-edge bg-surface px-5 py-4">
          <LogoField logoUrl={data.logoUrl} />
          <ColorField look={data} />
        </div>
      )}
    </Loaded>
  );
}

/** The form for logo and colour as a dialog for other pages. */
export function LookDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={lookTexts.title}
      description={lookTexts.hint}
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>{lookTexts.done}</Button>}
    >
      <LookForm />
    </Dialog>
  );
}

/** This page's header, like every other page, is updated by the live message. */
function LogoField({ logoUrl }: { logoUrl: string | null }) {
  const save = useSaveSettings(staffKeys.shopLook, saveLogo, shopToasts.look);
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-semibold">{lookTexts.logo}</legend>
      {logoUrl !== null && (
        <span className="flex flex-wrap items-center gap-4">
          <img
            src={logoUrl}
            alt={lookTexts.logoAlt}
            className="h-24 max-w-full border border-hairline bg-white object-contain p-2"
          />
          <Button icon={Trash2} aria-busy={save.isPending} onClick={() => save.isPending || save.mutate(null)}>
            {lookTexts.remove}
          </Button>
        </span>
      )}
      <FileDrop
        icon={ImageUp}
        drop={lookTexts.drop}
        choose={lookTexts.choose}
        rules={save.isPending ? lookTexts.sending : lookTexts.rules}
        accept="image/jpeg,image/png,image/webp"
        label={lookTexts.logo}
        onFile={(file) => {
          if (file !== undefined && !save.isPending) save.mutate(file);
        }}
      />
      <Alert error={save.error} fallback={shopToasts.look.failure.fallback} />
    </fieldset>
  );
}

const OWN = 'own';

function ColorField({ look }: { look: ShopLook }) {
  const id = useId();
  const save = useSaveSettings(staffKeys.shopLook, saveColor, shopToasts.look);
  const listed = [HOUSE_COLOR, ...look.proposals];
  const saved = look.color ?? HOUSE_COLOR;
  // The saved colour until another one is chosen, which a new logo with other proposals keeps.
  const [chosen, setColor] = useState<string | null>(null);
  const color = chosen ?? saved;
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !listed.includes(color);
  const choose = (next: string): void => {
    setWantsOwn(next === OWN);
    if (next !== OWN) setColor(next);
  };
  const good = isReadable(color);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!good || save.isPending) return;
        const settle = (): void => setColor((now) => (now === color ? null : now));
        save.mutate(color === HOUSE_COLOR ? null : color, { onSuccess: settle });
      }}
    >
      <fieldset className="grid gap-2" aria-describedby={id}>
        <legend className="pb-1 font-semibold">{lookTexts.color}</legend>
        <p id={id} className="text-sm text-ink-2">
          {lookTexts.colorHint}
        </p>
        <div className="flex flex-wrap gap-2">
          {listed.map((each, place) => (
            <ColorChoice
              key={each}
              name={id}
              value={each}
              label={place === 0 ? lookTexts.house : each}
              checked={!isOwn && color === each}
              onChoose={choose}
            />
          ))}
          <ColorChoice name={id} value={OWN} label={lookTexts.own} checked={isOwn} onChoose={choose}>
            <input
              type="color"
              aria-label={lookTexts.ownLabel}
              className="h-11 w-12"
              value={color}
              onChange={(event) => {
                setWantsOwn(true);
                setColor(event.target.value);
              }}
            />
          </ColorChoice>
        </div>
      </fieldset>
      {good ? (
        <output className="text-sm text-ink-2">{lookTexts.readable(contrastOfLetters(color))}</output>
      ) : (
        <TooLight color={color} onDarker={setColor} />
      )}
      <LookPreview color={color} />
      <Alert error={save.error} fallback={shopToasts.look.failure.fallback} />
      <Button
        type="submit"
        tone="primary"
        className="justify-self-start"
        aria-busy={save.isPending}
        aria-disabled={!good}
      >
        {save.isPending ? lookTexts.saving : lookTexts.save}
      </Button>
    </form>
  );
}

interface ColorChoiceProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onChoose: (value: string) => void;
  children?: ReactNode;
}

function ColorChoice({ name, value, label, checked, onChoose, children }: ColorChoiceProps) {
  return (
    <span
      className={`flex min-h-11 items-center gap-2 rounded-control border px-3 ${
        checked ? 'border-ink bg-sunken' : 'border-edge bg-surface'
      }`}
    >
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="radio"
          className="size-5 accent-brand"
          name={name}
          checked={checked}
          onChange={() => onChoose(value)}
        />
        {value !== OWN && (
          <span
            aria-hidden
            className="size-6 rounded-full border border-edge forced-color-adjust-none"
            style={{ backgroundColor: value }}
          />
        )}
        {label}
      </label>
      {children}
    </span>
  );
}

function TooLight({ color, onDarker }: { color: string; onDarker: (color: string) => void }) {
  const darker = readableColor(color);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-4 border-price bg-price-tint px-4 py-2">
      <TriangleAlert size={20} strokeWidth={1.75} className="flex-none text-danger-ink" aria-hidden />
      <span className="min-w-0 flex-1 basis-60 text-danger-ink">{lookTexts.unreadable(contrastOfLetters(color))}</span>
      <Button onClick={() => onDarker(darker)}>
        <span
          aria-hidden
          className="size-5 rounded-full border border-edge forced-color-adjust-none"
          style={{ backgroundColor: darker }}
        />
        {lookTexts.useDarker(darker)}
      </Button>
    </div>
  );
}

/** A header, a text, a button and a mark in the colour. */
function LookPreview({ color }: { color: string }) {
  const name = useQuery(storeQuery).data?.name;
  const { hover, tint } = shadesOf(color);
  const style = { '--color-brand': color, '--color-brand-hover': hover, '--color-brand-tint': tint } as CSSProperties;
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold">{lookTexts.preview}</figcaption>
      <div className="border border-edge" style={style} data-part="look-preview">
        <p className="flex min-h-16 items-center gap-3 bg-brand px-4 py-2 font-extrabold text-white wrap-anywhere">
          <LogoMark size={40} on="brand" />
          {name ?? lookTexts.previewShop}
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 bg-paper px-4 py-3">
          <span className="font-semibold text-brand">{lookTexts.previewText}</span>
          <span className="bg-brand-tint px-2 py-1 font-semibold text-brand-hover">{lookTexts.previewBadge}</span>
          <span className="button" data-tone="primary">
            {lookTexts.previewButton}
          </span>
        </p>
      </div>
    </figure>
  );
}
