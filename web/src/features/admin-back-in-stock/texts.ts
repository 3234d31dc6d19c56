import { translator } from '#i18n/translate.ts'

export const { useText } = translator('admin-back-in-stock', {
  which: 'Which requests',
  backOnly: 'Back in stock: write now',
  all: 'All who wait',
  waiting: 'Who waits for a WhatsApp message',
  none: 'Nobody waits',
  noneBack: 'Nobody waits for what is in stock',
  noneYet: 'Who leaves a phone number beside a sold-out product is listed here.',
  since: 'Since {moment}',
  inStock: '{count} in stock',
  soldOut: 'Sold out',
  write: 'Write on WhatsApp',
  told: 'Told, remove',
  removed: 'Removed',
  notRemoved: 'Not removed',
  more: 'Show more',
})
