import { parseArgs } from 'node:util';
import { MAX_GENERATED_COURSES } from './catalogue-choice.js';
import type { SandboxOptions } from './server.js';

const DEFAULT_PORT = '4010';

function wholeNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text) || Number(text) > max) {
    throw new RangeError(`--${name} is a whole number from 0 to ${max}, not "${text}".`);
  }
  return Number(text);
}

/** Reads the command line. @throws Error that names the wrong argument */
export function parseOptions(args: string[]): SandboxOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      courses: { type: 'string' },
      'udemy-courses': { type: 'string' },
      'no-rate-limit': { type: 'boolean', default: false },
    },
  });
  const port = wholeNumber('port', values.port, 65_535);
  const courses = wholeNumber('courses', values.courses, MAX_GENERATED_COURSES);
  const udemyCourses = wholeNumber('udemy-courses', values['udemy-courses'], MAX_GENERATED_COURSES);
  return {
    ...(port !== undefined && { port }),
    ...(courses !== undefined && { catalogue: { courses } }),
    ...(udemyCourses !== undefined && { udemyCatalogue: { courses: udemyCourses } }),
    rateLimit: !values['no-rate-limit'],
  };
}
