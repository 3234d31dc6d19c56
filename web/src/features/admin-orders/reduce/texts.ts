import { translator } from '#i18n/translate.ts'

export const t = translator('reduce', {
  open: 'Take items out',
  title: 'What stays in the order?',
  about: 'What is taken out goes back to stock. The total becomes lower, and the customer sees it.',
  keep: '{kept} of {count} stay',
  none: 'Taken out',
  save: 'Change the order',
  back: 'Leave it as it is',
  nothing: 'Choose what is taken out',
  empty: 'Something must stay. To take out everything, cancel the order.',
  saved: 'The order is changed',
  notSaved: 'The order was not changed',
})
