import { z } from 'zod';

/** An invalid control call. The message says what would be valid. */
export class ControlError extends Error {
  constructor(
    readonly statusCode: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new ControlError(400, z.prettifyError(result.error));
  return result.data;
}
