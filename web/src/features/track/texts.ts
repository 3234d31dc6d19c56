import { translator } from '#i18n/translate.ts'

export const { useText } = translator('track', {
  title: 'Track order',
  lead: 'By order number and phone, without logging in.',
  number: 'Order number, like BR-7K42Q',
  numberHint: 'We sent it to you when you ordered.',
  phone: 'Phone',
  phoneHint: 'The one that you ordered with, or the one in the address.',
  show: 'Track order',
  numberMissing: 'Please enter the order number',
  phoneMissing: 'Please enter the phone number',
  expected: 'expected {day}',
  another: 'Look for another order',
})
