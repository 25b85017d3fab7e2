import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useGetSystem } from '../../../api/generated/system/system';
import { copyText } from '../../../components/admin/copy-text';
import { PageHead } from '../../../components/admin/PageHead';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { RecentErrors } from '../components/RecentErrors';
import { CspReports } from '../components/CspReports';
import { type Fact, partsOf, supportText, type SystemPart } from '../system-facts';
import styles from './SystemPage.module.css';

const COPIED = { title: 'Copied', description: 'Paste it into your message. No secret is in it.' };

export default function SystemPage() {
  const query = useGetSystem();
  const { data } = query;
  return (
    <>
      <PageHead
        title="System"
        subtitle="Whether all that the site needs is well"
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
      <QueryState
        query={query}
        loading={<Skeleton className={styles.skeleton} />}
        errorTitle="We could not look at the system"
      >
        {(system) => (
          <>
            <div className={styles.parts}>
              {partsOf(system).map((part) => (
                <Part key={part.title} {...part} />
              ))}
            </div>
            <RecentErrors errors={system.errors} />
          </>
        )}
      </QueryState>
      <CspReports />
    </>
  );
}

function Part({ title, facts }: SystemPart) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {facts ? (
        <dl>
          {facts.map((fact) => (
            <FactLine key={fact.label + fact.value} {...fact} />
          ))}
        </dl>
      ) : (
        <p>This part could not be looked at. The log says why.</p>
      )}
    </section>
  );
}

function FactLine({ label, value, isBad = false }: Fact) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value}
        {isBad && (
          <>
            {' '}
            <ToneBadge tone="danger">See to it</ToneBadge>
          </>
        )}
      </dd>
    </>
  );
}
