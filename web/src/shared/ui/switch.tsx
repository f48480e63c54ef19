interface SwitchProps {
  checked: boolean;
  label: string;
  pending: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ checked, label, pending, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={pending}
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
