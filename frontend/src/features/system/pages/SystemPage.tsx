import { CopyOutlined } from '@ant-design/icons';
import { Button, Col, Row } from 'antd';
import { useGetSystem } from '../../../api/generated/system/system';
import { copyText } from '../../../components/admin/copy-text';
import { PageHeader } from '../../../components/admin/PageHeader';
import { QueryView } from '../../../components/admin/QueryView';
import { SystemFacts } from '../components/SystemFacts';
import { MAIL, partsOf, supportText } from '../system-facts';

const COPIED = {
  title: 'Copied',
  description: 'Paste it into your message. It contains no secrets.',
};

export default function SystemPage() {
  const query = useGetSystem();
  const { data } = query;
  return (
    <>
      <PageHeader
        title="System"
        subtitle="The state of everything that the site depends on"
        actions={
          <Button
            icon={<CopyOutlined aria-hidden="true" />}
            disabled={!data}
            onClick={() => data && void copyText(supportText(data), COPIED)}
          >
            Copy for Support
          </Button>
        }
      />
      <QueryView query={query} errorTitle="We could not load the system status">
        {(system) => (
          <Row gutter={[16, 16]}>
            {partsOf(system)
              .filter(({ title }) => title !== MAIL)
              .map((part) => (
                <Col key={part.title} xs={24} xl={12}>
                  <SystemFacts {...part} />
                </Col>
              ))}
          </Row>
        )}
      </QueryView>
    </>
  );
}
