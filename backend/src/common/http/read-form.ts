import type { Type } from '@nestjs/common';
import { InvalidInputError } from '../problem/app-error.js';
import { toAppError } from '../problem/to-problem.js';
import { createValidationPipe } from '../validation/validation.pipe.js';

export interface FormErrors {
  status: number;
  errors: Record<string, string>;
  values: Record<string, string>;
  failure?: string;
}

export const NO_ERRORS: FormErrors = { status: 200, errors: {}, values: {} };

const pipe = createValidationPipe();

/** Validates a form like the API does and runs `handle`. Returns errors for the form instead of throwing them. */
export async function readForm<Dto extends object, Result>(
  type: Type<Dto>,
  body: unknown,
  accept: (dto: Dto) => Promise<Result>,
): Promise<FormErrors & { result?: Result }> {
  const { repeated, ...values } = textsOf(body);
  try {
    const dto: unknown = await pipe.transform(values, { type: 'body', metatype: type });
    if (repeated !== values['password']) {
      throw new InvalidInputError([{ field: 'repeated', message: 'The passwords differ' }]);
    }
    return { status: 200, errors: {}, values, result: await accept(dto as Dto) };
  } catch (error) {
    const known = toAppError(error);
    if (!known || known.status >= 500) throw error;
    const errors = known.errors?.map(({ field, message }) => [field, message] as const) ?? [];
    return {
      status: known.status,
      values,
      errors: Object.fromEntries(errors),
      ...(errors.length === 0 && { failure: known.message }),
    };
  }
}

/** Returns the text fields of a form. The first of several values wins, and CRLF becomes LF. */
export function textsOf(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, String([value].flat()[0] ?? '').replaceAll('\r\n', '\n')]),
  );
}
