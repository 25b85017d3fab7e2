import { SendOutlined } from '@ant-design/icons';
import { useResendMail } from '../../api/generated/mails/mails';
import type { MailStateDto } from '../../api/generated/model/mailStateDto';
import { toastError } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import { IconAction } from '../../components/admin/IconAction';

interface ResendMailProps {
  mail: MailStateDto;
  /** The recipient or subject, for screen readers. */
  of: string;
  onSent: () => Promise<unknown>;
}

/** Renders nothing while the mail is being sent. */
export function ResendMail({ mail, of, onSent }: ResendMailProps) {
  const resend = useResendMail({
    mutation: {
      onSuccess: async () => {
        await onSent();
        toast({ title: 'Sent again', description: 'The mail is on its way' });
      },
      onError: toastError('Failed to send the mail again'),
    },
  });
  if (mail.state === 'waiting') return null;
  return (
    <IconAction
      tooltip="Send again"
      label={`Send again: ${of}`}
      icon={<SendOutlined />}
      loading={resend.isPending}
      onClick={() => resend.mutate({ id: mail.id })}
    />
  );
}
