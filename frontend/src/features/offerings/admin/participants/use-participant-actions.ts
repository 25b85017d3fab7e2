import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageParticipantsDto } from '../../../../api/generated/model/messageParticipantsDto';
import type { ParticipantDto } from '../../../../api/generated/model/participantDto';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import type { SetAttendanceDto } from '../../../../api/generated/model/setAttendanceDto';
import {
  addRegistration,
  cancelRegistration,
  messageParticipants,
  moveRegistration,
  setAttendance,
} from '../../../../api/generated/offerings-admin/offerings-admin';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { formatPeople } from '../offering-labels';
import { refreshOfferings } from '../refresh-offerings';

export interface Move {
  registration: RegistrationDto;
  offeringId: string;
}

export function useParticipantActions(offeringId: string) {
  const queryClient = useQueryClient();
  const refresh = () => refreshOfferings(queryClient);
  return {
    add: useMutation({
      mutationFn: (data: ParticipantDto) => addRegistration(offeringId, data),
      onSuccess: ({ name, status }) => {
        toast({
          title: status === 'confirmed' ? `${name} is registered` : `${name} is on the waitlist`,
          description: 'An email confirms it',
        });
        return refresh();
      },
      onError: toastError('Failed to register the participant'),
    }),
    cancel: useMutation({
      mutationFn: ({ id }: RegistrationDto) => cancelRegistration(id),
      onSuccess: ({ name }) => {
        toast({ title: 'Registration canceled', description: `${name} will get an email` });
        return refresh();
      },
      onError: toastError('Failed to cancel the registration'),
    }),
    move: useMutation({
      mutationFn: ({ registration, offeringId: to }: Move) =>
        moveRegistration(registration.id, { offeringId: to }),
      onSuccess: ({ name }) => {
        toast({ title: 'Registration moved', description: `${name} will get an email` });
        return refresh();
      },
      onError: toastError('Failed to move the registration'),
    }),
    attend: useMutation({
      mutationFn: (data: SetAttendanceDto) => setAttendance(offeringId, data),
      onSuccess: ({ updatedCount: count }) => {
        toast({ title: `Attendance of ${pluralize(count, 'participant')} saved` });
        return refresh();
      },
      onError: toastError('Failed to save the attendance'),
    }),
    message: useMutation({
      mutationFn: (data: MessageParticipantsDto) => messageParticipants(offeringId, data),
      onSuccess: ({ recipients }) => {
        toast({ title: 'Email sent', description: `${formatPeople(recipients)} will get it` });
        return refresh();
      },
      onError: toastError('Failed to send the email'),
    }),
  };
}

export type ParticipantActions = ReturnType<typeof useParticipantActions>;
