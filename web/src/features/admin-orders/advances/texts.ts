import { translator } from '#i18n/translate.ts'

/** Texts of what a customer has paid ahead. */
export const { useText } = translator('advances', {
  title: 'Paid ahead',
  'via.upi': 'by UPI',
  'via.bank': 'by bank transfer',
  'via.cash': 'in cash',
  'via.exchange': 'by goods that came back',
  one: '{sum} {via}',
  entry: '{when}, noted by {name}',
  toCollect: 'Still to collect: {sum}',
  asks: 'Your rule: {sum} ahead',
  noVpa: 'With your UPI ID in the settings, customers can be asked to pay ahead.',
  askAmount: 'Ask for (₹)',
  askByWhatsApp: 'Ask by WhatsApp',
  scan: 'UPI code for {sum}',
  noCallback: 'Nothing is noted by itself: look in your UPI app, then note the payment.',
  amount: 'Amount in ₹',
  amountUnread: 'Write the amount like 1299 or 1,299.50',
  amountTooMuch: 'Not more than is to be collected: {sum}',
  way: 'How it was paid',
  reference: 'Number of the payment',
  take: 'Note the payment',
  taken: 'The payment is noted',
  due: 'To pay back: {sum}',
  paidBack: '{sum} paid back {via}',
})
