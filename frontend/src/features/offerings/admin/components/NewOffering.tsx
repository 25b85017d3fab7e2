import { PageHeader } from '../../../../components/admin/PageHeader';
import { PageMeta } from '../../../../components/PageMeta';
import { OfferingEditor } from '../editor/OfferingEditor';
import { BackToOfferings } from './BackToOfferings';

const TITLE = 'Add an offering';

export function NewOffering() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <PageMeta title={TITLE} />
      <BackToOfferings title={TITLE} />
      <OfferingEditor
        offering={undefined}
        timeZone={timeZone}
        layout={(form) => (
          <>
            <PageHeader title={TITLE} subtitle="A draft that only admins see" />
            {form}
          </>
        )}
      />
    </>
  );
}
