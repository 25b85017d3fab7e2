import type { Type } from '@nestjs/common';
import { InvalidInputError } from '../problem/app-error.js';
import { toAppError } from '../problem/to-problem.js';
import { createValidationPipe } from '../validation/validation.pipe.js';

/** What a form of a page said, and what is wrong with it. */
export interface FormFaults {
  status: number;
  /** By field. */
  faults: Record<string, string>;
  values: Record<string, string>;
  /** What went wrong where no field is to blame. */
  failure?: string;
}

/** A form that nobody has sent yet. */
export const NO_FAULTS: FormFaults = { status: 200, faults: {}, values: {} };

const pipe = createValidationPipe();

/** Does what a form asks for under the rules of the API; what is refused comes back with its words. */
export async function readForm<Dto extends object, Result>(
  type: Type<Dto>,
  body: unknown,
  accept: (dto: Dto) => Promise<Result>,
): Promise<FormFaults & { result?: Result }> {
  const { repeated, ...values } = textsOf(body);
  try {
    const dto: unknown = await pipe.transform(values, { type: 'body', metatype: type });
    if (repeated !== values['password']) {
      throw new InvalidInputError([{ field: 'repeated', message: 'The passwords differ' }]);
    }
    return { status: 200, faults: {}, values, result: await accept(dto as Dto) };
  } catch (error) {
    const known = toAppError(error);
    if (!known || known.status >= 500) throw error;
    const faults = known.errors?.map(({ field, message }) => [field, message] as const) ?? [];
    return {
      status: known.status,
      values,
      faults: Object.fromEntries(faults),
      ...(faults.length === 0 && { failure: known.message }),
    };
  }
}

/** Of fields that are there twice the first counts. Browsers send a line break as two characters; it is one here. */
export function textsOf(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, String([value].flat()[0] ?? '').replaceAll('\r\n', '\n')]),
  );
}
