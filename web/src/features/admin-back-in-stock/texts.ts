import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('admin-back-in-stock', {
  which: 'Which requests',
  backOnly: 'Back in stock: write now',
  all: 'Everyone waiting',
  waiting: 'Customers waiting for a WhatsApp message',
  none: 'Nobody is waiting',
  noneBack: 'Nobody is waiting for products that are in stock',
  noneYet: 'Customers who leave a phone number on a sold-out product are listed here.',
  since: 'Since {moment}',
  inStock: '{count} in stock',
  soldOut: 'Sold out',
  told: 'Told, remove',
  removed: 'Removed',
  notRemoved: 'Not removed',
})
