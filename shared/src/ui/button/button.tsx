import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '@verdant/shared/router';
import { classNames } from '../class-names';
import styles from './button.module.css';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'lg' | 'sm';
  /** True if the button takes the full width of its container. */
  block?: boolean;
};

const look = ({ variant = 'primary', size = 'md', block }: Look, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block, className);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** True if the button is shown as busy. A busy button keeps its width, ignores presses and stays focusable. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  block,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.label}>{children}</span>
    </button>
  );
}

type ButtonLinkProps = Look & { to: string; className?: string; children: ReactNode };

export function ButtonLink({ to, variant, size, block, className, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={look({ variant, size, block }, className)}>
      {children}
    </Link>
  );
}
