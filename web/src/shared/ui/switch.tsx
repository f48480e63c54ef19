interface SwitchProps {
  checked: boolean;
  label: string;
  pending: boolean;
  /** Shows the state to those who may not change it: it looks the same and takes no focus. */
  readOnly?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ checked, label, pending, readOnly = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={pending}
      disabled={readOnly}
      onClick={() => {
        if (!pending) onChange(!checked);
      }}
    >
      <span aria-hidden className="switch-track">
        <span className="switch-thumb" />
      </span>
    </button>
  );
}
