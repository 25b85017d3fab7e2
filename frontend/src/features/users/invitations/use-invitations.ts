import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListInvitationsQueryKey,
  useGetInvitationLink,
  useInvite,
  useListInvitations,
  useResendInvitation,
  useRevokeInvitation,
} from '../../../api/generated/invitations/invitations';
import type { InvitationDto } from '../../../api/generated/model/invitationDto';
import { lookWhileSending } from '../../mail';
import { useLastPage } from '../../../components/admin/use-list-state';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

const SIZE = 10;

/** The open invitations, and what can be done with them. */
export function useInvitations() {
  const queryClient = useQueryClient();
  const [page, turnTo] = useState(1);
  const [copyingIds, setCopyingIds] = useState<string[]>([]);
  const [copied, setCopied] = useState<{ name: string; link: string }>();
  const query = useListInvitations(
    { page, limit: SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          lookWhileSending(state.data?.invitations.map(({ mail }) => mail)),
      },
    },
  );
  useLastPage({ page, turnTo }, query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListInvitationsQueryKey() });
  const link = useGetInvitationLink({
    mutation: { onError: toastError('Failed to get the link') },
  });

  const linkOf = async (id: string) => {
    setCopyingIds((ids) => [...ids, id]);
    try {
      return (await link.mutateAsync({ id })).link;
    } finally {
      setCopyingIds((ids) => ids.filter((other) => other !== id));
    }
  };
  const copyLink = async ({ id, name }: Pick<InvitationDto, 'id' | 'name'>) => {
    const address = await linkOf(id).catch(() => undefined);
    if (address === undefined) return;
    try {
      await navigator.clipboard.writeText(address);
      toast({
        title: 'Link copied',
        description: `Hand it to ${name} only: it lets in whoever has it`,
      });
    } catch {
      setCopied({ name, link: address });
    }
  };

  return {
    page,
    turnTo,
    query,
    invitations: query.data?.invitations ?? [],
    total: query.data?.pagination.total ?? 0,
    pages: query.data?.pagination.pages ?? 1,
    sendsMail: query.data?.sends_mail ?? true,
    copyLink,
    /** Whose links are on their way. */
    copyingIds,
    /** A link that the browser did not let us copy. */
    copied,
    closeCopied: () => setCopied(undefined),
    invite: useInvite({
      mutation: {
        onSuccess: async (invitation) => {
          await refresh();
          turnTo(1);
          if (invitation.mail) {
            toast({
              title: 'Invitation sent',
              description: `A mail is on its way to ${invitation.email}`,
            });
          } else setCopied({ name: invitation.name, link: await linkOf(invitation.id) });
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
              ? { title: 'Invitation sent again', description: `A mail is on its way to ${email}` }
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
          toast({ title: 'Invitation revoked', description: 'Its link does not work any more' });
        },
        onError: toastError('Failed to revoke the invitation'),
      },
    }),
  };
}
