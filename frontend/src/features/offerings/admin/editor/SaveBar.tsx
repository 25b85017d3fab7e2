import { Button, Flex, Radio, Typography } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { affectedPeople, isUpcoming } from '../offering-labels';
import { toForm, type OfferingForm } from './offering-form';

const SCOPES = [
  { value: 'one', label: 'This one' },
  { value: 'onwards', label: 'This and later ones' },
];

export function SaveBar({ offering }: { offering: AdminOfferingDto | undefined }) {
  const { values, dirty, isSubmitting, submitForm, resetForm, setFieldValue } =
    useFormikContext<OfferingForm>();
  // Shows what publishing, canceling or another admin has changed, unless there are unsaved changes.
  useEffect(() => {
    if (offering && !dirty && offering.version !== values.version) {
      resetForm({ values: toForm(offering) });
    }
  }, [offering, dirty, values.version, resetForm]);
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
  const willMail = offering && isUpcoming(offering) && affectedPeople(offering) > 0;
  return (
    <Flex
      wrap
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
      {willMail && dirty && (
        <Typography.Text type="secondary">
          Participants get an email if the time, place or online link changes.
        </Typography.Text>
      )}
      {offering?.seriesId && (
        <Radio.Group
          aria-label="Save for"
          options={SCOPES}
          value={values.scope}
          onChange={({ target }) => void setFieldValue('scope', target.value)}
        />
      )}
      <span role="status">{dirty ? 'Unsaved changes' : 'No unsaved changes'}</span>
      <Button
        type={dirty ? 'primary' : 'default'}
        htmlType="submit"
        loading={isSubmitting}
        disabled={!dirty}
        title="Ctrl S or ⌘ S"
        aria-keyshortcuts="Control+S Meta+S"
      >
        {offering ? 'Save' : 'Create draft'}
      </Button>
    </Flex>
  );
}
