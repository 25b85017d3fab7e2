import { object, string } from 'yup';
import type { SettingDto } from '../../api/generated/model/settingDto';
import { SETTINGS } from './setting-labels';

/** Null removes a stored secret. */
export type SettingValues = Record<string, string | null>;

export function toValues(settings: readonly SettingDto[]): SettingValues {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value ?? '']));
}

/** Leaves out the settings that the current choice does not need. */
export function shownSettings(
  settings: readonly SettingDto[],
  values: SettingValues,
): readonly SettingDto[] {
  return settings.filter(({ name }) => {
    const { onlyIf } = SETTINGS[name];
    return !onlyIf || onlyIf.values.includes(values[onlyIf.name] ?? '');
  });
}

/** Returns what differs from the saved settings. An empty field is not set. */
export function changesOf(settings: readonly SettingDto[], values: SettingValues): SettingValues {
  const changed = settings.flatMap(({ name, value: saved, locked_by: lock }) => {
    const value = values[name] ?? null;
    if (lock !== null || value === (saved ?? '')) return [];
    return [[name, value === '' ? null : value] as const];
  });
  return Object.fromEntries(changed);
}

const LONGEST = 500;
const TOO_LONG = `At most ${LONGEST} characters`;

/** The server checks what the values mean. */
export function schemaOf(settings: readonly SettingDto[]) {
  return object(
    Object.fromEntries(
      settings.map(({ name }) => {
        const rule = string().nullable().max(LONGEST, TOO_LONG);
        const isNumber = SETTINGS[name].isNumber ?? false;
        return [name, isNumber ? rule.matches(/^\d*$/, 'Enter a whole number') : rule];
      }),
    ),
  );
}
