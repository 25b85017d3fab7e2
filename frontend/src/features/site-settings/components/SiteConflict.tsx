import { useFormikContext } from 'formik';
import type { SiteContentDto } from '../../../api/generated/model/siteContentDto';
import { ConflictChoice } from '../../../components/admin/forms/ConflictChoice';
import { pick, type SiteField, type SiteForm } from '../site-form';
import { describeValue, SITE_LABELS } from '../site-labels';

/** Asks whose version to keep of each field that another admin has changed too. */
export function SiteConflict({ mine }: { mine: Partial<SiteContentDto> }) {
  const { base } = useFormikContext<SiteForm>().values;
  const { saved_by: by, saved_at: at } = base;
  return (
    <ConflictChoice
      key={base.etag}
      mine={mine}
      theirs={pick(base.content, Object.keys(mine) as SiteField[])}
      action="saved the draft"
      latest={at ? { by, at } : undefined}
      labelOf={(field) => SITE_LABELS[field]}
      formatValue={describeValue}
    />
  );
}
