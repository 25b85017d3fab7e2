import { AutoComplete, Select } from 'antd';
import { FormField } from '../../../components/admin/forms/FormField';
import { SITE_LABELS } from '../site-labels';

const CURRENCY_NAMES = new Intl.DisplayNames('en-US', { type: 'currency' });
const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

const CURRENCIES = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value} – ${CURRENCY_NAMES.of(value)}`,
}));
const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));
const COMMON_LOCALES = ['en-US', 'en-GB', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-BR'];
const LOCALES = COMMON_LOCALES.map((value) => ({
  value,
  label: `${value} – ${LANGUAGE_NAMES.of(value)}`,
}));
const SEARCH = { optionFilterProp: 'label' };

export function ConventionsSection() {
  return (
    <>
      <FormField
        name="currency"
        label={SITE_LABELS.currency}
        hint="Of the prices that you set here. Prices of a platform keep the platform’s currency."
      >
        <Select options={CURRENCIES} showSearch={SEARCH} />
      </FormField>
      <FormField
        name="locale"
        label={SITE_LABELS.locale}
        hint="A language tag like en-US or de-DE. It does not translate any text."
      >
        <AutoComplete options={LOCALES} />
      </FormField>
      <FormField name="timeZone" label={SITE_LABELS.timeZone}>
        <Select options={TIME_ZONES} showSearch={SEARCH} />
      </FormField>
    </>
  );
}
