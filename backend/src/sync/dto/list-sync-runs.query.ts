import { PageQuery } from '../../common/pagination/page-query.js';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { type PlatformName, PLATFORMS } from '../../common/platforms.js';

const PlatformField = () =>
  ChoiceField({ label: 'Platform', choices: PLATFORMS, name: 'PlatformName', optional: true });

export class ListSyncRunsQuery {
  @PlatformField()
  platform?: PlatformName;
}

export class PageSyncRunsQuery extends PageQuery {
  @PlatformField()
  platform?: PlatformName;
}
