import { TEXTS } from '../shop/texts.ts'

/** Reasons about accounts and e-mail addresses. */
export const ACCOUNT_REASONS = {
  user_exists: TEXTS.userExists,
  credentials_invalid: TEXTS.invalidCredentials,
  password_wrong: 'Password is wrong',
  current_password_wrong: 'Current password is wrong',
  new_password_due: 'Please choose a new password first',
  new_password_is_given_one: 'Choose another password than the one you were given',
  password_changed_meanwhile: 'Your password was changed meanwhile. Please log in again.',
  too_many_attempts: 'Too many attempts. Please try again later.',
  too_many_failed_attempts: 'Too many failed attempts. Please try again later.',
  account_deleted: 'Your account is deleted',
  admin_account_not_deletable:
    'An admin’s account can not be deleted. Ask another admin to make you a customer first.',
  email_missing: 'Please add your email to your details first',
  email_confirmed: 'Your e-mail address is confirmed.',
  address_confirmed_before: 'This address is already confirmed.',
  email_link_sent: 'We have sent you a link. Please look into your mail.',
  too_many_mails:
    'We have sent enough mails to this address today. Please look for the last one, or try again tomorrow.',
  link_invalid: 'This link does not work any more. Please ask for a new one.',
  subscription_asked:
    'Thank you for subscribing. Please look into your mail: the link in it confirms your address.',
  subscription_confirmed:
    'Your address is confirmed. The code for your first order is in our next mail.',
  subscription_confirmed_customer:
    'Your address is confirmed. You will be the first to hear about new products and offers.',
  reminders_stopped: 'You get no more reminders.',
  reminder_not_due: 'There is nothing to remind of any more, or it was done.',
  consent_withdrawn: 'Ended. We have forgotten your address there.',
  subscription_ended: 'You will get no more newsletters from us. Your address is forgotten.',
  back_in_stock_confirmed:
    'Your address is confirmed. We will write to you once, when it is back in stock.',
} as const
