import { TextField } from './TextField';

interface CodeFieldProps {
  hint?: string;
  size?: 'large';
}

/** The six digits that an authenticator app shows; phones offer them by themselves. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
