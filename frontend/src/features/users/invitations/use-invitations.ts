import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getInvitationLink,
  getListInvitationsQueryKey,
  useInvite,
  useListInvitations,
  useResendInvitation,
  useRevokeInvitation,
} from '../../../api/generated/invitations/invitations';
import type { InvitationDto } from '../../../api/generated/model/invitationDto';
import { useLastPage } from '../../../components/admin/use-list-state';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { pollWhileSending } from '../../mail';

const SIZE = 10;

export function useInvitations() {
  const queryClient = useQueryClient();
  const [page, turnTo] = useState(1);
  const query = useListInvitations(
    { page, limit: SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          pollWhileSending(state.data?.invitations.map(({ mail }) => mail)),
      },
    },
  );
  useLastPage({ page, turnTo }, query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListInvitationsQueryKey() });
  const getLink = useMutation({
    mutationFn: ({ id }: InvitationDto) => getInvitationLink(id),
    onError: toastError('Failed to get the link'),
  });
  return {
    page,
    turnTo,
    query,
    total: query.data?.pagination.total ?? 0,
    pages: query.data?.pagination.pages ?? 1,
    sendsMail: query.data?.sends_mail ?? true,
    getLink,
    invite: useInvite({
      mutation: {
        onSuccess: async (invitation) => {
          await refresh();
          turnTo(1);
          if (invitation.mail) {
            toast({
              title: 'Invitation sent',
              description: `We sent an email to ${invitation.email}`,
            });
          } else getLink.mutate(invitation);
        },
        onError: toastError('Failed to invite'),
      },
    }),
    resend: useResendInvitation({
      mutation: {
        onSuccess: async ({ email, mail }) => {
          await refresh();
          toast(
            mail
              ? { title: 'Invitation sent again', description: `We sent an email to ${email}` }
              : {
                  title: 'Invitation renewed',
                  description: 'Its link works for another seven days',
                },
          );
        },
        onError: toastError('Failed to send the invitation again'),
      },
    }),
    revoke: useRevokeInvitation({
      mutation: {
        onSuccess: async () => {
          await refresh();
          toast({ title: 'Invitation revoked', description: 'Its link no longer works' });
        },
        onError: toastError('Failed to revoke the invitation'),
      },
    }),
  };
}
