import { CopyOutlined } from '@ant-design/icons';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { useGetAuthorLink } from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { copyText } from '../../../../components/admin/copy-text';
import { IconAction } from '../../../../components/admin/IconAction';
import { MailMark, ResendMail } from '../../../mail';
import { toastError } from '../../../../components/toaster/toast-failure';
import styles from './AuthorLine.module.css';
import { useAuthorMail } from './use-author-mail';

/** Where the author of a story is reached, and what became of the mail about its decision. */
export function AuthorLine({ story }: { story: AdminTestimonialDto }) {
  const { mail, refresh } = useAuthorMail(story);
  const link = useGetAuthorLink({
    mutation: {
      onSuccess: (answer) =>
        copyText(answer.link, {
          title: 'Link copied',
          description: 'Whoever has it corrects or withdraws this story',
        }),
      onError: toastError('Failed to get the link'),
    },
  });
  const { id, studentName, authorEmail } = story;
  if (!authorEmail) return null;
  return (
    <p className={styles.line}>
      <a href={`mailto:${encodeURIComponent(authorEmail)}`}>{authorEmail}</a>
      {mail && <MailMark mail={mail} />}
      {mail && <ResendMail mail={mail} of={studentName} onSent={refresh} />}
      <IconAction
        tooltip="Copy the author’s link"
        label={`Copy the link of ${studentName}`}
        icon={<CopyOutlined />}
        loading={link.isPending}
        onClick={() => link.mutate({ id })}
      />
    </p>
  );
}
