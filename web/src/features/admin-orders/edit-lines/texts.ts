import { translator } from '#i18n/translate.ts'

export const { useText } = translator('edit-lines', {
  open: 'Change the products',
  title: 'What is in the order?',
  about:
    'Items already in it keep their price, new ones get today’s. The customer is told of the change.',
  price: '{price} each',
  remove: 'Remove {name}',
  putBack: 'Put back {name}',
  takenOut: 'taken out',
  same: 'The goods come to {after}, as before.',
  more: 'The goods come to {after}: {difference} more than before.',
  less: 'The goods come to {after}: {difference} less than before.',
  rest: 'Before discount; the delivery fee never goes up by it.',
  save: 'Change the order',
  back: 'Leave it as it is',
  nothing: 'Nothing is changed yet',
  empty: 'Something must stay. To remove everything, cancel the order.',
  saved: 'The order is changed',
})
