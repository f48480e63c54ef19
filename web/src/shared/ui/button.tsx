import type { ButtonHTMLAttributes, Ref } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: 'primary' | 'plain' | 'danger';
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ tone = 'plain', type = 'button', className = '', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      data-tone={tone}
      className={`button ${className}`}
    />
  );
}
