import { LIMITS } from '../../../common/validation/limits.js';
import type { NoticeField } from '../../../rendering/notice.js';

/** A new password, twice, as it is typed blindly. @param owner names and address of whoever it is of */
export function newPasswordFields(faults: Record<string, string>, owner: string[]): NoticeField[] {
  const both = {
    type: 'password',
    autocomplete: 'new-password',
    minlength: LIMITS.password.min,
    maxlength: LIMITS.password.max,
  } as const;
  return [
    {
      ...both,
      name: 'password',
      owner,
      label: 'Password',
      hint: `At least ${LIMITS.password.min} characters; not a common one, and without your names or your address.`,
      fault: faults['password'],
    },
    { ...both, name: 'repeated', label: 'Repeat password', fault: faults['repeated'] },
  ];
}
