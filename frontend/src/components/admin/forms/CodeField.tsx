import { TextField } from './TextField';

interface CodeFieldProps {
  label?: string;
  hint?: string;
  size?: 'large';
}

/** The six digits that an authenticator app shows; phones offer them by themselves. */
export function CodeField({ label = 'Code', ...props }: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
