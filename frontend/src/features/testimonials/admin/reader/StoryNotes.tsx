import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Descriptions, Flex } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useListAuditEntries } from '../../../../api/generated/audit/audit';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { CorrectionDto } from '../../../../api/generated/model/correctionDto';
import {
  getGetAdminTestimonialQueryKey,
  useGetAdminTestimonial,
  useGetAuthorLink,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { copyText } from '../../../../components/admin/copy-text';
import { IconAction } from '../../../../components/admin/IconAction';
import { TimeAgo } from '../../../../components/admin/TimeAgo';
import { toastError } from '../../../../components/toaster/toast-failure';
import { isSending, pollWhileSending, MailStatus, ResendMail } from '../../../mail';
import { refreshTestimonials } from '../hooks/refresh-testimonials';
import { STATUS_LABELS } from '../status-labels';
import { STORY_LABELS } from '../story-labels';

/** The last decision is among the newest entries. */
const LATEST = 20;

/** Shows who decided, and when, if the audit log still has the entry. */
export function DecidedBy({ story }: { story: AdminTestimonialDto }) {
  const isDecided = story.status !== 'pending';
  const { data } = useListAuditEntries(
    { object_type: 'story', object_id: story.id, limit: LATEST },
    { query: { enabled: isDecided, staleTime: 0 } },
  );
  const last = data?.entries.find(({ fields }) => fields.some(({ field }) => field === 'status'));
  if (!isDecided || !last?.person.username) return null;
  return (
    <span>
      by <bdi>{last.person.username}</bdi>, <TimeAgo value={last.at} />
    </span>
  );
}

export function AuthorLine({ story }: { story: AdminTestimonialDto }) {
  const { id, studentName, authorEmail, authorMail } = story;
  const queryClient = useQueryClient();
  const isAsked = isSending(authorMail);
  const { data } = useGetAdminTestimonial(id, {
    query: {
      // A separate key, because the open story must not change while someone reads it.
      queryKey: [...getGetAdminTestimonialQueryKey(id), authorMail?.id],
      enabled: isAsked,
      refetchInterval: ({ state }) => pollWhileSending([(state.data ?? story).authorMail]),
      staleTime: 0,
      gcTime: 0,
    },
  });
  const link = useGetAuthorLink({
    mutation: {
      onSuccess: (answer) =>
        copyText(answer.link, {
          title: 'Link copied',
          description: 'Anyone who has it can correct or withdraw this story',
        }),
      onError: toastError('Failed to get the link'),
    },
  });
  if (!authorEmail) return null;
  const mail = isAsked && data ? data.authorMail : authorMail;
  return (
    <Flex wrap gap="4px 12px" align="center">
      <a href={`mailto:${encodeURIComponent(authorEmail)}`}>{authorEmail}</a>
      {mail && <MailStatus mail={mail} />}
      {mail && (
        <ResendMail mail={mail} of={studentName} onSent={() => refreshTestimonials(queryClient)} />
      )}
      <IconAction
        tooltip="Copy the author’s link"
        label={`Copy the link of ${studentName}`}
        icon={<CopyOutlined />}
        loading={link.isPending}
        onClick={() => link.mutate({ id })}
      />
    </Flex>
  );
}

export function CorrectionNote({ correction: { at, fields } }: { correction: CorrectionDto }) {
  return (
    <Alert
      type="warning"
      role="none"
      title={
        <>
          Corrected by its author, <TimeAgo value={at} />.{' '}
          {fields.length === 0 ? 'It is back to its previous text.' : 'Before, it said:'}
        </>
      }
      description={
        fields.length > 0 && (
          <Descriptions
            size="small"
            column={1}
            layout="vertical"
            items={fields.map(({ field, before }) => ({
              key: field,
              label: STORY_LABELS[field],
              children: before ?? 'nothing',
            }))}
          />
        )
      }
    />
  );
}

interface StoryMarksProps extends Pick<AdminTestimonialDto, 'marks'> {
  onRead: (id: string) => void;
}

export function StoryMarks({ marks, onRead }: StoryMarksProps) {
  const { links, emails, phones, similar } = marks;
  const found = [
    ...links.map((text) => `Link: ${text}`),
    ...emails.map((text) => `Email address: ${text}`),
    ...phones.map((text) => `Phone number: ${text}`),
  ];
  if (found.length + similar.length === 0) return null;
  return (
    <Alert
      type="warning"
      role="none"
      title={
        <ul aria-label="Marks">
          {found.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {similar.map(({ id, studentName, status, likeness }) => (
            <li key={id}>
              {likeness} % similar to the story of{' '}
              <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onRead(id)}>
                {studentName}
              </Button>{' '}
              ({STATUS_LABELS[status]})
            </li>
          ))}
        </ul>
      }
    />
  );
}
