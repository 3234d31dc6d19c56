import { translator } from '#i18n/translate.ts'

export const { useText } = translator('track', {
  title: 'Where is my order',
  lead: 'By order number and phone, without logging in.',
  number: 'Order number',
  numberHint: 'For example BR-7K42Q. We sent it to you when you ordered.',
  phone: 'Phone',
  phoneHint: 'The one that you ordered with, or the one in the address.',
  show: 'Show it',
  numberMissing: 'Please enter the order number',
  phoneMissing: 'Please enter the phone number',
  expected: 'expected {day}',
  steps: 'So far',
  another: 'Look for another order',
})
