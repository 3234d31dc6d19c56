import { translator } from '#i18n/translate.ts'

/** Texts for turning a customer's message into an order. */
export const { useText } = translator('order-message', {
  message: 'Message of the customer',
  hint: 'Paste what came by WhatsApp: goods, name, phone and address are filled in for you to check.',
  read: 'Read',
  reading: 'Reading…',
  notRead: 'The message was not read',
  readMessage: 'Message that was read',
  language: 'Language of the customer',
  toCheck: 'To check',
  isSure: 'Certain: every word fits, and there is enough',
  added: '{count, plural, one {# line added} other {# lines added}}',
  quantity: '{count} ×',
  none: 'The shop has nothing like it.',
  skip: 'Leave out: {text}',
  unread: 'Not understood',
  choose: 'Choose the product: {text}',
  chooseFor: 'Which product is “{text}”? Find it here.',
  'doubt.quantity_open': 'How many?',
  'doubt.variant_open': 'Several fit.',
  'doubt.words_unknown': 'Some words are not known.',
  'doubt.not_exactly': 'Size or price are not quite what was said.',
  'doubt.may_be_other': 'Another product may be meant.',
  'doubt.pieces_or_sets': 'Pieces or sets?',
  'doubt.maybe_not_ordered': 'It may not be ordered.',
  'doubt.out_of_stock': 'There is not enough of it.',
})
