import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Requires a language tag that `Intl` can format with. */
export function IsLocale(options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isLocale', validator: { validate: accepted((tag) => new Intl.Locale(tag)) } },
    options,
  );
}

/** Requires a time zone that `Intl` knows. */
export function IsTimeZone(options: ValidationOptions): PropertyDecorator {
  const format = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone });
  return ValidateBy({ name: 'isTimeZone', validator: { validate: accepted(format) } }, options);
}

function accepted(parse: (value: string) => unknown): (value: unknown) => boolean {
  return (value) => {
    try {
      return typeof value === 'string' && Boolean(parse(value));
    } catch {
      return false;
    }
  };
}
