import { OfferingRepeat } from '../../../../api/generated/model/offeringRepeat';
import { formatZone } from '../offering-labels';

export const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  label: formatZone(value),
}));

const LANGUAGE_NAMES = new Intl.DisplayNames('en-US', { type: 'language' });

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'].map((value) => ({
  value,
  label: `${value} – ${LANGUAGE_NAMES.of(value)}`,
}));

const EVERY: Readonly<Record<OfferingRepeat, string>> = {
  day: 'Day',
  week: 'Week',
  'two-weeks': 'Two weeks',
  month: 'Month',
};

export const REPEATS = Object.values(OfferingRepeat).map((value) => ({
  value,
  label: EVERY[value],
}));
