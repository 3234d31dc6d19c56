import { translator } from '#i18n/translate.ts'

export const { useText } = translator('admin-orders-table', {
  number: 'Order ID',
  date: 'Date',
  total: 'Total price',
})
