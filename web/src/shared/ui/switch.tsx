interface SwitchProps {
  checked: boolean;
  label: string;
  pending: boolean;
  /** For users who may not change it: it looks the same but is not focusable. */
  readOnly?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ checked, label, pending, readOnly = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="group inline-grid h-9 w-11 place-items-center rounded-full max-md:min-h-11 pointer-coarse:min-h-11"
      aria-checked={checked}
      aria-label={label}
      aria-busy={pending}
      disabled={readOnly}
      onClick={() => {
        if (!pending) onChange(!checked);
      }}
    >
      <span
        aria-hidden
        className="block h-5 w-9 rounded-full border border-edge bg-sunken p-0.5 transition-[background-color] duration-120 ease-shop group-aria-checked:border-brand group-aria-checked:bg-brand"
      >
        <span className="block size-3.5 rounded-full bg-ink-3 transition-transform duration-120 ease-shop group-aria-busy:bg-turmeric! group-aria-checked:translate-x-4 group-aria-checked:bg-white forced-colors:border" />
      </span>
    </button>
  );
}
