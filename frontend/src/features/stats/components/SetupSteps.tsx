import { Button, Steps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SetupStep } from '../../../api/generated/model/setupStep';
import type { SetupStepDto } from '../../../api/generated/model/setupStepDto';
import { readStored, store } from '../../../browser-storage';
import { Section } from '../../../components/admin/Section';
import { adminPaths } from '../../../paths';

const STEPS: Readonly<Record<SetupStep, { title: string; text: string; path: string }>> = {
  site: {
    title: 'Publish your texts',
    text: 'Name, logo, colors, figures and what your course pages promise',
    path: adminPaths.site,
  },
  platforms: {
    title: 'Connect Thinkific or Udemy',
    text: 'With the key of your school',
    path: adminPaths.connections,
  },
  sync: { title: 'Sync your courses', text: 'For the first time', path: adminPaths.courses },
  mail: {
    title: 'Connect a mail server',
    text: 'For invitations, passwords and confirmations',
    path: adminPaths.connections,
  },
  privacy: {
    title: 'Publish a privacy page',
    text: 'We have a text to start with',
    path: adminPaths.pages,
  },
};

const DISMISSED = 'lectern-setup-dismissed';

/** Shows what a new installation still needs, until all is done or somebody dismisses it in this browser. */
export default function SetupSteps({ steps }: { steps: SetupStepDto[] }) {
  const [isDismissed, setDismissed] = useState(() => readStored(DISMISSED) === 'yes');
  const open = steps.filter(({ is_done: isDone }) => !isDone);
  if (open.length === 0 || isDismissed) return null;
  return (
    <Section
      title="Set up your site"
      extra={
        <Button
          type="text"
          onClick={() => {
            store(DISMISSED, 'yes');
            setDismissed(true);
          }}
        >
          Dismiss
        </Button>
      }
    >
      <Steps
        orientation="vertical"
        size="small"
        items={steps.map(({ step, is_done: isDone }) => {
          const { title, text, path } = STEPS[step];
          return {
            title: isDone ? title : <Link to={path}>{title}</Link>,
            content: text,
            status: isDone ? 'finish' : 'wait',
          };
        })}
      />
    </Section>
  );
}
