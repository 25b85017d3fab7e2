import { array, object } from 'yup';
import { createApiKeyLimits as limits } from '../../../api/generated/limits/createApiKeyLimits';
import type { CreateApiKeyDto } from '../../../api/generated/model/createApiKeyDto';
import type { KeyScope } from '../../../api/generated/model/keyScope';
import { text } from '../../../components/admin/forms/rules';

const NEVER = 'never';

export const END_OPTIONS = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: NEVER, label: 'Never' },
];

interface ApiKeyValues {
  name: string;
  scopes: KeyScope[];
  expires_in_days: string;
  /** One per line. */
  addresses: string;
}

export const NEW_API_KEY: ApiKeyValues = {
  name: '',
  scopes: [],
  expires_in_days: '90',
  addresses: '',
};

/** The server validates the addresses. */
export const apiKeySchema = object({
  name: text('Name', limits.name),
  scopes: array().min(1, 'Choose at least one permission'),
});

export function toApiKey(values: ApiKeyValues): CreateApiKeyDto {
  const { name, scopes, expires_in_days: days, addresses } = values;
  return {
    name: name.trim(),
    scopes,
    expires_in_days: days === NEVER ? null : Number(days),
    addresses: addresses
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
