import { Alert, Button } from 'antd';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { FormDraft } from '../../../../components/admin/forms/FormDraft';
import { FormikForm } from '../../../../components/admin/forms/FormField';
import { newOffering, toForm, type OfferingForm } from './offering-form';
import { offeringSchema } from './offering-schema';
import { OfferingFields } from './OfferingFields';
import { SaveBar } from './SaveBar';
import { useSaveOffering } from './use-save-offering';

const WIDTH = 1120;

interface OfferingEditorProps {
  /** Undefined for a new one. */
  offering: AdminOfferingDto | undefined;
  timeZone: string;
  /** Places the form; what surrounds it can save it. */
  layout: (form: ReactNode) => ReactNode;
}

export function OfferingEditor({ offering, timeZone, layout }: OfferingEditorProps) {
  const draftName = offering ? `offering ${offering.id}` : 'new offering';
  const { save, newer, reload } = useSaveOffering(offering, draftName);
  return (
    <Formik<OfferingForm>
      initialValues={offering ? toForm(offering) : newOffering(timeZone)}
      validationSchema={offeringSchema}
      onSubmit={save}
    >
      {({ resetForm }) =>
        layout(
          <FormikForm style={{ maxWidth: WIDTH }}>
            <FormDraft name={draftName} />
            <OfferingFields offering={offering} />
            <div role="alert">
              {newer && (
                <Alert
                  type="warning"
                  role="none"
                  style={{ marginTop: 16 }}
                  title="Somebody else saved this offering while you were typing. Nothing of yours is saved."
                  description="Reload it to go on from their version. Your changes are lost then, so copy what you need."
                  action={<Button onClick={() => reload(resetForm)}>Reload</Button>}
                />
              )}
            </div>
            <SaveBar offering={offering} />
          </FormikForm>,
        )
      }
    </Formik>
  );
}
