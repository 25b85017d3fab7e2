import { Alert, Col, Flex, Row } from 'antd';
import { useListConnections } from '../../../api/generated/settings/settings';
import { PageHeader } from '../../../components/admin/PageHeader';
import { QueryView } from '../../../components/admin/QueryView';
import { ConnectionCard } from '../components/ConnectionCard';

const COLUMNS = [
  ['thinkific', 'udemy'],
  ['mail', 'pictures', 'moodle', 'feed'],
];

export default function ConnectionsPage() {
  const query = useListConnections();
  return (
    <>
      <PageHeader
        title="Connections"
        subtitle="The services that the site works with. Saved keys are encrypted and never shown again"
      />
      <QueryView query={query} errorTitle="We could not load the connections">
        {({ connections }) => (
          <>
            {connections.some(({ state }) => state === 'demo') && (
              <Alert
                style={{ marginBottom: 16 }}
                type="info"
                role="note"
                showIcon
                title="This is the demo"
                description="The course platforms are a sandbox on this machine, and emails are shown at /demo/mail. Nothing can be changed here; on a real site you connect your own services."
              />
            )}
            <Row gutter={[16, 16]}>
              {COLUMNS.map((names) => (
                <Col key={names.join(' ')} xs={24} xl={12}>
                  <Flex vertical gap="middle">
                    {connections
                      .filter(({ name }) => names.includes(name))
                      .map((connection) => (
                        <ConnectionCard key={connection.name} connection={connection} />
                      ))}
                  </Flex>
                </Col>
              ))}
            </Row>
          </>
        )}
      </QueryView>
    </>
  );
}
