import { object, string } from 'yup';
import { UserRole } from '../../../api/generated/model/userRole';

const common = {
  name: string()
    .trim()
    .required('Name is required')
    .max(255, 'Name must be at most 255 characters'),
  email: string().trim().required('Invalid email address').email('Invalid email address'),
  role: string().oneOf(Object.values(UserRole)),
  phone: string().trim().max(255, 'Phone must be at most 255 characters'),
};

const username = string()
  .trim()
  .required('Username must be at least 3 characters')
  .min(3, 'Username must be at least 3 characters')
  .max(50, 'Username must be at most 50 characters');

const password = string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

export const newUserSchema = object({
  ...common,
  username,
  password: password.required('Password must be at least 6 characters'),
});

/** A blank password is one that stays as it is. */
export const editUserSchema = object({
  ...common,
  password: password.transform((value?: string) => (isBlank(value) ? undefined : value)),
});

export function isBlank(text = ''): boolean {
  return text.trim() === '';
}
