import { ConflictError, type FieldError, InvalidInputError } from '../common/problem/app-error.js';
import type { AppConfig } from '../config/app-config.js';
import {
  lockOf,
  problemsOf,
  refusalOf,
  type StoredName,
  type StoredValues,
} from '../config/stored-variables.js';
import { LONGEST_VALUE } from './dto/save-settings.dto.js';

export type NewValues = Partial<Record<StoredName, string | null>>;

/** Passwords may begin or end with a space. */
const KEPT_WHOLE = 'SMTP_PASSWORD';

/**
 * Returns the trimmed values, null where they are empty.
 * @throws InvalidInputError for names that do not belong here and for broken texts
 * @throws ConflictError for a setting that the environment sets
 */
export function readValues(
  config: AppConfig,
  names: readonly StoredName[],
  given: Record<string, unknown>,
): NewValues {
  const errors: FieldError[] = [];
  const values: NewValues = {};
  for (const [field, value] of Object.entries(given)) {
    const name = names.find((known) => known === field);
    if (!name) errors.push({ field, message: 'There is no such setting here' });
    else if (value !== null && typeof value !== 'string')
      errors.push({ field, message: 'This must be a text, or null' });
    else if (value !== null && (value.length > LONGEST_VALUE || /\p{Cc}/u.test(value)))
      errors.push({
        field,
        message: `This must be one line of at most ${LONGEST_VALUE} characters`,
      });
    else values[name] = (name === KEPT_WHOLE ? value : value?.trim()) || null;
  }
  if (errors.length > 0) throw new InvalidInputError(errors);
  for (const name of Object.keys(values) as StoredName[]) {
    const lock = lockOf(config, name);
    if (lock === 'DEMO')
      throw new ConflictError('The demo uses its sandbox. Nothing can be changed here.');
    if (lock !== null)
      throw new ConflictError(`${lock} is set in the environment. Change it there, or remove it.`);
  }
  return values;
}

/**
 * Returns the stored values with the new ones.
 * @throws InvalidInputError naming the wrong settings
 * @throws ConflictError if a setting of another screen would become invalid
 */
export function mergeValues(
  config: AppConfig,
  stored: StoredValues,
  values: NewValues,
): StoredValues {
  const refused = Object.entries(values).flatMap(([field, value]) => {
    const right = value === null ? null : refusalOf(field as StoredName, value);
    return right === null ? [] : [fieldError(field, right)];
  });
  if (refused.length > 0) throw new InvalidInputError(refused);
  requirePassword(stored, values);
  const merged = Object.fromEntries(
    Object.entries({ ...stored, ...values }).filter(([, value]) => value !== null),
  ) as StoredValues;
  const before = new Set(problemsOf(config, stored).map(({ name }) => name));
  const problems = problemsOf(config, merged).filter(
    ({ name }) => name in values || !before.has(name),
  );
  const needs = Object.entries(NEED_MAILS).filter(
    ([name]) => !(name in values) && problems.some((problem) => problem.name === name),
  );
  if (needs.length > 0) {
    const reasons = needs.map(([, reason]) => reason).join(' and ');
    const todo = 'Change that under Settings → Rules first.';
    throw new ConflictError(`The site still has to send mail, because ${reasons}. ${todo}`);
  }
  if (problems.length > 0)
    throw new InvalidInputError(problems.map(({ name, right }) => fieldError(name, right)));
  return merged;
}

/** Otherwise an admin could learn the password by naming a server of his own. */
function requirePassword(stored: StoredValues, values: NewValues): void {
  const { SMTP_URL: server, SMTP_PASSWORD: password } = values;
  if (!server || password !== undefined || stored.SMTP_PASSWORD === undefined) return;
  if (hostOf(server) === hostOf(stored.SMTP_URL ?? '')) return;
  const message = 'Enter the password again, because the server is another one';
  throw new InvalidInputError([{ field: 'SMTP_PASSWORD', message }]);
}

const hostOf = (server: string) => (URL.canParse(server) ? new URL(server).hostname : server);

const NEED_MAILS = {
  NEWSLETTER_DOUBLE_OPT_IN: 'subscribers confirm their address',
  STORY_EMAIL: 'authors confirm their stories',
};

function fieldError(field: string, right: string): FieldError {
  return { field, message: `This must be ${right}` };
}
