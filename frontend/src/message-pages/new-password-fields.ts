import { createUserLimits } from '../api/generated/limits/createUserLimits';
import type { Field } from './PlainForm';

const { minLength, maxLength } = createUserLimits.password;
const BOTH = { type: 'password', autoComplete: 'new-password', minLength, maxLength } as const;

/** A new password, twice, as nobody sees what they type. @param owner names and address of its owner */
export function newPasswordFields(owner: string[]): Field[] {
  return [
    {
      ...BOTH,
      name: 'password',
      label: 'Password',
      hint: `At least ${minLength} characters; not a common one, and without your names or your address.`,
      owner,
    },
    { ...BOTH, name: 'repeated', label: 'Repeat password' },
  ];
}
