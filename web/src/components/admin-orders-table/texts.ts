import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('admin-orders-table', {
  number: 'Order ID',
  total: 'Total price',
})
