import { z } from 'zod';

export const MAX_GENERATED_COURSES = 10_000;

/** The hand-written catalogue, or a generated one with this number of courses. */
export type CatalogueChoice = 'demo' | { courses: number };

export const catalogueChoice = z
  .union(
    [
      z.strictObject({ name: z.literal('demo') }),
      z.strictObject({ courses: z.int().min(0).max(MAX_GENERATED_COURSES) }),
    ],
    { error: `must be {"name": "demo"} or {"courses": 0 to ${MAX_GENERATED_COURSES}}` },
  )
  .transform((choice): CatalogueChoice => ('name' in choice ? choice.name : choice));
