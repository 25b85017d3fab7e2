import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteHead } from '../components/SiteHead';
import fieldCss from '../components/TextInput.module.css?inline';
import type { MessagePage, MessagePages, ServerBundle } from '../server/contract';
import { splitHead } from '../server/render-page';
import { SiteContext } from '../site';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { ErrorPage } from './ErrorPage';
import { InvitationPage } from './InvitationPage';
import { MailboxPage, MailPage } from './MailboxPages';
import css from './MessagePage.module.css?inline';
import { StrengthModule } from './PasswordMeter';
import { ForgotPasswordPage, ResetPasswordPage } from './PasswordPages';
import { DataErasurePage, ErasedDataPage, PersonalDataPage } from './PersonalDataPages';
import {
  CourseInterestPage,
  RegistrationCancellationPage,
  RegistrationDetailsPage,
  RegistrationErasurePage,
  RegistrationPage,
} from './RegistrationPages';
import { StoryCorrectionPage, StoryWithdrawalPage, YourStoryPage } from './StoryPages';
import { ConfirmSubscriptionPage, UnsubscribePage } from './SubscriptionPages';

const PAGES: { [Kind in keyof MessagePages]: ComponentType<MessagePages[Kind]> } = {
  error: ErrorPage,
  invitation: InvitationPage,
  'forgot-password': ForgotPasswordPage,
  'reset-password': ResetPasswordPage,
  'confirm-email': ConfirmEmailPage,
  'your-story': YourStoryPage,
  'story-correction': StoryCorrectionPage,
  'story-withdrawal': StoryWithdrawalPage,
  'confirm-subscription': ConfirmSubscriptionPage,
  unsubscribe: UnsubscribePage,
  registration: RegistrationPage,
  'registration-details': RegistrationDetailsPage,
  'registration-cancellation': RegistrationCancellationPage,
  'registration-erasure': RegistrationErasurePage,
  'course-interest': CourseInterestPage,
  'personal-data': PersonalDataPage,
  'data-erasure': DataErasurePage,
  'erased-data': ErasedDataPage,
  mailbox: MailboxPage,
  mail: MailPage,
};

/** Renders a page that needs no code in the browser. Its styles are part of the document, as on all pages. */
export const renderMessagePage: ServerBundle['renderMessagePage'] = (page, site, strength) => {
  const Page = PAGES[page.kind] as ComponentType<MessagePage>;
  const { head, body } = splitHead(
    renderToStaticMarkup(
      <SiteContext value={site}>
        <StrengthModule value={strength}>
          <SiteHead />
          <Page {...page} />
        </StrengthModule>
      </SiteContext>,
    ),
  );
  return { head: `${head}<style>${fieldCss}${css}</style>`, body };
};
