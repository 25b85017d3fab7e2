import { ChoiceField } from '../../common/validation/choice-field.js';
import { type PlatformName, PLATFORMS } from '../sync-run.entity.js';

export class ListSyncRunsQuery {
  @ChoiceField({ label: 'Platform', choices: PLATFORMS, name: 'PlatformName', optional: true })
  platform?: PlatformName;
}
