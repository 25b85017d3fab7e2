import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { InvalidInputError } from '../problem/app-error.js';
import { MayBeAbsent } from './limits.js';
import { SYNC_RULES, type SyncRule } from '../sync-rule.js';
import { ChoiceField } from './choice-field.js';

export const SYNC_RULE = { label: 'Sync rule', choices: SYNC_RULES, name: 'SyncRule' };

export class SetSyncRuleDto {
  @ChoiceField(SYNC_RULE)
  sync_rule: SyncRule;
}

const BOOLEAN = { message: 'Visibility must be true or false' };

export class SetVisibilityDto {
  @ApiPropertyOptional({
    example: true,
    description: 'Required, unless the other spelling is sent.',
  })
  @MayBeAbsent()
  @IsBoolean(BOOLEAN)
  is_visible?: boolean;

  @ApiPropertyOptional({ example: true, description: 'The same as `is_visible`.' })
  @MayBeAbsent()
  @IsBoolean(BOOLEAN)
  isVisible?: boolean;
}

export function toVisibility({ is_visible, isVisible }: SetVisibilityDto): boolean {
  const visible = is_visible ?? isVisible;
  if (visible === undefined) {
    throw new InvalidInputError([{ field: 'is_visible', message: 'Visibility is required' }]);
  }
  if (isVisible !== undefined && isVisible !== visible) {
    throw new InvalidInputError([
      { field: 'isVisible', message: 'Visibility must not be both true and false' },
    ]);
  }
  return visible;
}
