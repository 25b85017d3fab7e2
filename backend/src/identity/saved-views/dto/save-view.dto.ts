import { BooleanField, ChoiceField } from '../../../common/validation/choice-field.js';
import { VIEWED_LISTS, type ViewedList } from '../saved-view.entity.js';
import { HiddenColumnsField, ViewAddressField, ViewNameField } from './view-fields.js';

const ListField = () => ChoiceField({ label: 'List', choices: VIEWED_LISTS, name: 'ViewedList' });

export class ListViewsQuery {
  @ListField()
  list: ViewedList;
}

export class CreateViewDto {
  @ListField()
  list: ViewedList;

  @ViewNameField()
  name: string;

  @BooleanField({ label: 'Shared', default: false })
  is_shared: boolean = false;

  @ViewAddressField()
  address: string;

  @HiddenColumnsField()
  hidden_columns: string[];
}

export class UpdateViewDto {
  @ViewNameField({ optional: true })
  name?: string;

  @BooleanField({ label: 'Shared', optional: true })
  is_shared?: boolean;

  @ViewAddressField({ optional: true })
  address?: string;

  @HiddenColumnsField({ optional: true })
  hidden_columns?: string[];
}
