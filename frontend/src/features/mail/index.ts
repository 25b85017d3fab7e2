export { isOnItsWay, lookWhileSending } from './look-while-sending';
export { MailMark } from './MailMark';
export { ResendMail } from './ResendMail';
