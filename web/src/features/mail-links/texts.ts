import { translator } from '#i18n/translate.ts'

export const { useText } = translator('mail-links', {
  confirmTitle: 'Confirm your address',
  confirmLead: 'Press the button, and we know that this e-mail address is yours.',
  confirm: 'Confirm my address',
  confirming: 'Confirming…',
  confirmed: 'Thank you',
  stopTitle: 'No more reminders?',
  stopLead: 'We then write neither about your cart nor to ask how you like something.',
  stop: 'No more reminders',
  stopping: 'Saving…',
  stopped: 'No more reminders',
  unsubscribeTitle: 'End the newsletter',
  unsubscribeLead: 'Press the button: we send you no more newsletters and forget your address.',
  unsubscribe: 'End the newsletter',
  unsubscribing: 'One moment…',
  unsubscribed: 'Done',
  linkBroken: 'This link is not complete. Please open it from the mail once more.',
  toShop: 'Go to the shop',
  toProfile: 'Go to your profile',
})
