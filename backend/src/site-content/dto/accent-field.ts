import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches, ValidateBy, type ValidationArguments } from 'class-validator';
import {
  contrastInTheme,
  LEAST_CONTRAST,
  nearestReadable,
  type Theme,
} from '../../common/color/contrast.js';

const HEX = /^#[0-9a-f]{6}$/;

/** Declares an accent color that is readable in a theme. The error proposes the nearest one that is. */
export function AccentField(theme: Theme, example: string): PropertyDecorator {
  const label = theme === 'light' ? 'Accent color' : 'Accent color of the dark theme';
  return applyDecorators(
    ApiProperty({
      pattern: HEX.source,
      example,
      description: `With a contrast of at least ${LEAST_CONTRAST}:1 in the ${theme} theme.`,
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    ValidateBy({
      name: 'isReadable',
      validator: {
        validate: (value: unknown) =>
          !isColor(value) || contrastInTheme(value, theme) >= LEAST_CONTRAST,
        defaultMessage: (given) => refusal(theme, given),
      },
    }),
    Matches(HEX, { message: `${label} must be like ${example}` }),
  );
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

function refusal(theme: Theme, given: ValidationArguments | undefined): string {
  const color = String(given?.value);
  const ratio = contrastInTheme(color, theme).toFixed(1);
  return (
    `${color} is hard to read in the ${theme} theme: its contrast is ${ratio}:1, and ${LEAST_CONTRAST}:1 is ` +
    `required. The nearest color that passes is ${nearestReadable(color, theme)}`
  );
}
