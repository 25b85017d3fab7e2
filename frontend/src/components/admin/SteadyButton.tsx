import { Button, type ButtonProps } from 'antd';

/** Keeps the focus while it cannot be pressed; a disabled button would lose it to the page. */
export function SteadyButton({ disabled = false, onClick, className, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={disabled}
      className={[className, disabled && 'ant-btn-disabled'].filter(Boolean).join(' ')}
      onClick={disabled ? undefined : onClick}
    />
  );
}
