import { SYNC_RULES, type SyncRule } from '../sync-rule.js';
import { ChoiceField } from './choice-field.js';

export const SYNC_RULE = { label: 'Sync rule', choices: SYNC_RULES, name: 'SyncRule' };

export class SetSyncRuleDto {
  @ChoiceField(SYNC_RULE)
  sync_rule: SyncRule;
}
