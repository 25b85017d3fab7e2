import { EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { HistoryLink } from '../../../../components/admin/HistoryLink';
import { MenuButton } from '../../../../components/admin/MenuButton';
import { PageHeader } from '../../../../components/admin/PageHeader';
import type { OfferingForm } from '../editor/offering-form';
import { openPreview, useOfferingActions } from '../hooks/use-offering-actions';
import { formatLocalTime } from '../session-times';
import { OfferingDialogs } from './OfferingDialogs';
import { stateActions } from './offering-row-actions';
import { StateTag } from './StateTag';

/** Shows the state of an offering, and saves the form before a preview and before publishing. */
export function OfferingHead({ offering }: { offering: AdminOfferingDto }) {
  const { dirty, submitForm } = useFormikContext<OfferingForm>();
  const save = async () => {
    const isSaved: unknown = !dirty || (await submitForm());
    return isSaved === true;
  };
  const actions = useOfferingActions();
  const { id, title, state, sessions } = offering;
  const items = stateActions(offering, actions)
    .filter((action) => action.title !== 'Publish')
    .map(({ title: label, icon, danger, onClick }) => ({
      key: label,
      label,
      icon,
      danger,
      onClick,
    }));
  const publish = async () => {
    if (await save()) actions.publish.mutate(offering);
  };
  return (
    <>
      <PageHeader
        title={title}
        state={
          <>
            <StateTag state={state} /> {sessions[0] && formatLocalTime(sessions[0].start)}{' '}
            <HistoryLink type="offering" id={id} />
          </>
        }
        actions={
          <>
            <Button
              icon={<EyeOutlined aria-hidden="true" />}
              onClick={() => void openPreview(id, save)}
            >
              Preview
            </Button>
            {state === 'draft' && (
              <Button loading={actions.publish.isPending} onClick={() => void publish()}>
                Publish
              </Button>
            )}
            <MenuButton
              items={items}
              aria-label={`More for ${title}`}
              icon={<MoreOutlined aria-hidden="true" />}
            />
          </>
        }
      />
      <OfferingDialogs {...actions} />
    </>
  );
}
