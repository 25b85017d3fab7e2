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
        toast({ title: 'Email sent', description: 'It should arrive soon' });
      },
      onError: toastError('Failed to send the email again'),
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
