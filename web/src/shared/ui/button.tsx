import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: 'primary' | 'plain';
  type?: 'button' | 'submit';
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
