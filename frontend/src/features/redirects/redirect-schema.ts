import { object } from 'yup';
import { saveRedirectLimits as limits } from '../../api/generated/limits/saveRedirectLimits';
import type { MissingAddressDto } from '../../api/generated/model/missingAddressDto';
import type { RedirectDto } from '../../api/generated/model/redirectDto';
import type { SaveRedirectDto } from '../../api/generated/model/saveRedirectDto';
import { text } from '../../components/admin/forms/rules';

export const NEW_REDIRECT: SaveRedirectDto = { from: '', to: '' };

/** The server checks whether a page has the old address, and where the new one leads. */
export const redirectSchema = object({
  from: text('Old address', limits.from).matches(/^\/(?!\/)/, {
    message: 'Old address must start with a single /, such as /old-course',
    excludeEmptyString: true,
  }),
  to: text('New address', limits.to).matches(/^(\/(?!\/)|https?:\/\/)/i, {
    message:
      'New address must be a path of this site, such as /courses, or begin with https:// or http://',
    excludeEmptyString: true,
  }),
});

export function toRedirectValues({ from, to }: RedirectDto): SaveRedirectDto {
  return { from, to };
}

export function redirectFor({ path, suggestion }: MissingAddressDto): SaveRedirectDto {
  return { from: path, to: suggestion ?? '' };
}
