import { translator } from '#i18n/translate.ts'

/** What customers say of goods that come back, in their own forms and over the phone. */
export const { useText, textIn } = translator('returned-goods', {
  notReturnable: "Can't be returned",
  returned: 'Returned already',
  reason: 'Reason',
  choose: 'Please choose',
  'why.not_wanted': "I don't want it any more",
  'why.defective': 'It is damaged or does not work',
  'why.wrong_item': 'It is not what I ordered',
  'why.not_as_described': 'It is not as described',
  'why.late': 'It came too late',
  tellWhy: 'Please tell us why',
  wish: 'What would you like instead?',
  'wish.money': 'Refund',
  'wish.same': 'Replace',
  'wish.other': 'Another size or color',
  insteadOf: 'Instead of {line}',
  tellInstead: 'Please choose what you would like instead',
  note: 'Tell us more',
  refundTo: 'How should we pay you back?',
  'refundTo.cash': 'Cash at pickup',
  'refundTo.upi': 'UPI',
  'refundTo.bank': 'Bank account',
  upiAddress: 'UPI ID',
  account: 'Account number and IFSC',
  tellWhere: 'Please tell us where to send the money',
})
