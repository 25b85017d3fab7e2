import { object, string } from 'yup';
import { createUserLimits as limits } from '../../../api/generated/limits/createUserLimits';
import { UserRole } from '../../../api/generated/model/userRole';
import {
  atLeast,
  atMost,
  composedText,
  emailAddress,
  nameText,
  text,
} from '../../../components/admin/forms/rules';

const common = {
  name: nameText('Name', limits.name),
  email: emailAddress(),
  role: string().oneOf(Object.values(UserRole)),
  phone: text('Phone', limits.phone),
};

const { minLength, maxLength } = limits.password;
const TOO_SHORT = `Password must be at least ${minLength} characters`;
const password = string()
  .test(atLeast(minLength, TOO_SHORT))
  .test(atMost(maxLength, `Password must be at most ${maxLength} characters`));

export const newUserSchema = object({
  ...common,
  username: composedText('Username', limits.username),
  password: password.required(TOO_SHORT),
});

/** A blank password keeps the current one. */
export const editUserSchema = object({
  ...common,
  password: password.transform((value?: string) => (isBlank(value) ? undefined : value)),
});

export function isBlank(text = ''): boolean {
  return text.trim() === '';
}
