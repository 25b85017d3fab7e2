export { isSending, pollWhileSending } from './poll-while-sending';
export { MailStatus } from './MailStatus';
export { ResendMail } from './ResendMail';
