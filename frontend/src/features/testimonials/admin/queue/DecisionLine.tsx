import { Alert, Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOnItsWay, type Decision } from './decision';
import styles from './DecisionLine.module.css';
import { useDecisions } from './use-decisions';
import { useAskToStay } from '../../../../components/admin/use-ask-to-stay';

/** What is still on its way to the server, at the top of every screen, and what did not arrive. */
export function DecisionLine({ isReading = false }: { isReading?: boolean }) {
  const { queue, decisions } = useDecisions();
  const waiting = decisions.filter(isOnItsWay);
  const failed = waiting.find(({ state }) => state === 'failed');
  // The reading view, which keeps the focus, has a line of its own.
  const [params] = useSearchParams();
  if (waiting.length === 0 || params.has('story') !== isReading) return null;
  if (!failed) {
    const text = `${countDecisions(waiting.length)} on their way`;
    return <Alert banner type="info" role="none" title={text} className={styles.sending} />;
  }
  const others = waiting.length - 1;
  return (
    <Alert
      banner
      type="error"
      title={
        <>
          {wordsOf(failed)} failed. {failed.error?.message.replace(/\.?$/, '.')}
          {others > 0 && ` Behind it: ${countDecisions(others)}.`}
        </>
      }
      action={
        <Flex wrap gap={8}>
          <Button size="small" onClick={() => queue.retry()}>
            Try again
          </Button>
          <Button size="small" type="text" onClick={() => queue.giveUp()}>
            Give up
          </Button>
        </Flex>
      }
    />
  );
}

/** Asks before decisions go with the page, and sends them once the network is back. */
export function useDecisionGuard(owner: string): void {
  const { queue, decisions } = useDecisions();
  const isBusy = decisions.some(isOnItsWay);
  useAskToStay(isBusy);
  useEffect(() => queue.claim(owner), [queue, owner]);
  useEffect(() => {
    if (!isBusy) return undefined;
    const retry = () => queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue, isBusy]);
}

function wordsOf({ story, verdict, takesBack }: Decision): string {
  const action = verdict === 'approved' ? 'approval' : 'rejection';
  const name = story.studentName;
  return takesBack === undefined
    ? `The ${action} of ${name}`
    : `Taking back the ${action} of ${name}`;
}

function countDecisions(count: number): string {
  return count === 1 ? '1 decision' : `${count} decisions`;
}
