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

/** The server judges where the address may lead. */
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
  /** What the form was filled from; drafts of former versions lack it. */
  base?: SaveWebhookEndpointDto;
}

export function toEditedValues(endpoint: WebhookEndpointDto): EditedEndpointValues {
  const base = toEndpointValues(endpoint);
  return { ...base, base };
}

/** The API takes the whole endpoint: what the form has left alone stays as others have it now. */
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
