import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('advances', {
  title: 'Paid ahead',
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
  amountTooMuch: 'Not more than is to be collected: {sum}',
  way: 'How it was paid',
  take: 'Note the payment',
  taken: 'The payment is noted',
  paidBack: '{sum} paid back {via}',
})
