import { Button, Flex } from 'antd';
import { Formik, useFormikContext, type FormikProps } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SiteDraftDto } from '../../../api/generated/model/siteDraftDto';
import { FormDraft } from '../../../components/admin/forms/FormDraft';
import { FormikForm } from '../../../components/admin/forms/FormField';
import { toSiteForm, type SiteForm } from '../site-form';
import { siteSchema } from '../site-schema';
import { useSaveDraft } from '../use-save-draft';
import { SiteConflict } from './SiteConflict';
import { SiteHead } from './SiteHead';
import { SiteTabs } from './SiteTabs';

const WIDTH = 960;

export function SiteEditor({ draft }: { draft: SiteDraftDto }) {
  const form = useRef<FormikProps<SiteForm>>(null);
  const save = useSaveDraft(() => form.current?.values);
  return (
    <Formik<SiteForm>
      innerRef={form}
      initialValues={toSiteForm(draft)}
      validationSchema={siteSchema}
      onSubmit={(values, helpers) => save(values, helpers)}
    >
      {({ values }) => (
        <>
          <SiteHead draft={draft} />
          <FormikForm style={{ maxWidth: WIDTH }}>
            <FormDraft name="site" />
            {values.mine ? <SiteConflict mine={values.mine} /> : <SiteTabs />}
            <SaveBar draft={draft} />
          </FormikForm>
        </>
      )}
    </Formik>
  );
}

function SaveBar({ draft }: { draft: SiteDraftDto }) {
  const { values, dirty, isSubmitting, submitForm, resetForm } = useFormikContext<SiteForm>();
  // Shows what another admin has saved, unless this one has unsaved changes.
  useEffect(() => {
    if (!dirty && draft.etag !== values.base.etag) resetForm({ values: toSiteForm(draft) });
  }, [draft, dirty, values.base.etag, resetForm]);
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!repeat && !isSubmitting && dirty) void submitForm();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Flex
      gap="small"
      align="center"
      justify="end"
      style={{
        position: 'sticky',
        bottom: 0,
        marginTop: 16,
        zIndex: 2,
        paddingBlock: 12,
        background: 'var(--bg)',
        borderTop: '1px solid var(--line)',
      }}
    >
      <span role="status">{dirty ? 'Unsaved changes' : 'No unsaved changes'}</span>
      <Button
        type={dirty ? 'primary' : 'default'}
        htmlType="submit"
        loading={isSubmitting}
        disabled={!dirty}
        title="Ctrl S or ⌘ S"
        aria-keyshortcuts="Control+S Meta+S"
      >
        Save
      </Button>
    </Flex>
  );
}
