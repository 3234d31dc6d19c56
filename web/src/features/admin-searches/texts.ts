import { translator } from '#i18n/translate.ts'

export const { useText } = translator('admin-searches', {
  about:
    'Searches that found nothing, or three products at most. They are counted by day; who searched is not kept.',
  days: 'How far back',
  lastDays: 'The last {days} days',
  searches: 'Searches',
  times: '{count, plural, one {searched once} other {searched # times}}',
  found: '{count, plural, =0 {found nothing} one {found # product} other {found # products}}',
  leftOut: 'without “{words}”',
  bought: 'Bought after it: {names}',
  boughtOne: '{name} ({times})',
  means: 'Means the same as',
  save: 'Let it find that',
  known: 'Finds what “{means}” finds.',
  saved: '“{word}” now finds what “{means}” finds',
  notSaved: 'That was not saved',
  draft: 'Make it a product',
  learned: 'Learned from orders',
  learnedAbout:
    'In two orders, somebody chose this product for a word of the message. What you use from now on can be undone in Audit.',
  learnedOne: '“{word}” means {name}',
  useIt: 'Use from now on',
  dismiss: 'Dismiss',
  none: 'Every search found something.',
  noneYet: 'As soon as a shopper finds nothing or little, you read here what it was.',
})
