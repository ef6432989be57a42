import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Look = { kind?: 'primary' | 'secondary' | 'quiet' | 'icon'; wide?: boolean };

/** A button. Busy, it says so and takes no second press. */
export function Button({
  kind = 'primary',
  wide,
  busy,
  type = 'button',
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean; children: ReactNode }) {
  return (
    <button
      aria-busy={busy || undefined}
      {...rest}
      type={type}
      className={look({ kind, ...(wide && { wide }) })}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  kind = 'primary',
  wide,
  href,
  children,
}: Look & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={look({ kind, ...(wide && { wide }) })}>
      {children}
    </a>
  );
}

const look = ({ kind, wide }: Look) => `button button--${kind}${wide ? ' button--wide' : ''}`;
