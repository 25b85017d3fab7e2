import { array, object } from 'yup';
import { saveWebhookEndpointLimits as limits } from '../../api/generated/limits/saveWebhookEndpointLimits';
import type { SaveWebhookEndpointDto } from '../../api/generated/model/saveWebhookEndpointDto';
import type { WebhookEndpointDto } from '../../api/generated/model/webhookEndpointDto';
import { text } from '../../components/admin/forms/rules';

export const NEW_ENDPOINT: SaveWebhookEndpointDto = {
  name: '',
  url: '',
  events: [],
  is_active: true,
};

/** The server checks where the address may lead. */
export const endpointSchema = object({
  name: text('Name', limits.name),
  url: text('Address', limits.url),
  events: array().min(1, 'Choose at least one event'),
});

export function toEndpointValues(endpoint: WebhookEndpointDto): SaveWebhookEndpointDto {
  const { name, url, events, is_active } = endpoint;
  return { name, url, events, is_active };
}

export interface EditedEndpointValues extends SaveWebhookEndpointDto {
  /** The record that the form was filled from. Drafts of earlier versions have none. */
  base?: SaveWebhookEndpointDto;
}

export function toEditedValues(endpoint: WebhookEndpointDto): EditedEndpointValues {
  const base = toEndpointValues(endpoint);
  return { ...base, base };
}

/** The API replaces the whole endpoint, so unchanged fields use the current values of other users. */
export function changeOf(
  { base = NEW_ENDPOINT, ...values }: EditedEndpointValues,
  present: SaveWebhookEndpointDto,
): SaveWebhookEndpointDto {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return { ...present, ...Object.fromEntries(changed) };
}
