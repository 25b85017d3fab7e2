import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * At least so many characters, as forms count them: each code point is one. The rule of class-validator
 * leaves out those that say how the character before them is drawn, such as in a red heart.
 */
export function LeastLength(least: number, options: ValidationOptions): PropertyDecorator {
  return lengthRule('minLength', (length) => length >= least, options);
}

/** At most so many characters, counted likewise. */
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
