import { translator } from '#i18n/translate.ts'

export const { useText, textIn } = translator('order-sheet', {
  invoice: 'Invoice',
  packingSlip: 'Packing slip',
  label: '{title} of order #{id}',
  order: 'Order #{id}',
  billedTo: 'Billed and sent to',
  deliverTo: 'Deliver to',
  product: 'Product',
  quantity: 'Qty',
  price: 'Price',
  amount: 'Amount',
  cancelled: 'This order is cancelled; nothing is to pay.',
  paid: 'Paid in cash on delivery.',
  paidAt: 'Paid in cash on delivery, {date}.',
  toPay: 'To pay in cash on delivery.',
  toCollect: 'To collect on delivery: {sum}',
  nothingToCollect: 'Paid: nothing to collect',
})
