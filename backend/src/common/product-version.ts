import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from './project-root.js';

const packageSchema = z.object({ version: z.string() });

export function productVersion(): string {
  const file = readFileSync(join(PROJECT_ROOT, 'backend/package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(file)).version;
}
