import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Checks the length in code points, as HTML forms count it. The rule of class-validator leaves out variation selectors,
 * as in some emoji.
 */
export function LeastLength(least: number, options: ValidationOptions): PropertyDecorator {
  return lengthRule('minLength', (length) => length >= least, options);
}

export function MostLength(most: number, options: ValidationOptions): PropertyDecorator {
  return lengthRule('maxLength', (length) => length <= most, options);
}

function lengthRule(
  name: string,
  isRight: (length: number) => boolean,
  options: ValidationOptions,
): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isRight([...value].length);
  return ValidateBy({ name, validator: { validate } }, options);
}
