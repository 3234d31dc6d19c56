import { translator } from '#i18n/translate.ts'

export const { useText } = translator('track', {
  title: 'Track order',
  lead: 'By order number and phone, without logging in.',
  number: 'Order number, like BR-7K42Q',
  phone: 'Phone',
  phoneHint: 'The number you ordered with, or the one in the address.',
  show: 'Track order',
  numberMissing: 'Please enter the order number',
  phoneMissing: 'Please enter the phone number',
  expected: 'expected {day}',
  where: 'Where is my order number?',
  'where.page': 'On the page after your order, and in My Orders',
  'where.message': 'In our message or mail about the order',
  'where.parcel': 'On the invoice in the parcel',
  another: 'Track another order',
})
