import { translator } from '#i18n/translate.ts'

export const { useText } = translator('mail-links', {
  confirmTitle: 'Confirm your address',
  confirmLead: 'Press the button to confirm that this email address is yours.',
  confirm: 'Confirm my address',
  confirming: 'Confirming…',
  confirmed: 'Thank you',
  stopTitle: 'No more reminders?',
  stopLead: 'We will no longer remind you of your cart or ask for reviews.',
  stop: 'No more reminders',
  stopping: 'Saving…',
  stopped: 'No more reminders',
  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribeLead: 'Press the button: you get no more newsletters, and we delete your address.',
  unsubscribe: 'Unsubscribe from the newsletter',
  unsubscribing: 'One moment…',
  unsubscribed: 'Done',
  linkBroken: 'This link is incomplete. Please open it from the email again.',
  toShop: 'Go to the shop',
  toProfile: 'Go to your profile',
})
