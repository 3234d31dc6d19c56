import { translator } from '#i18n/translate.ts'

export const { useText } = translator('closure', {
  sendsLater: 'We are closed until {until}. You can order: we send it from {from} on.',
  noOrders: 'We are closed until {until}, and take orders again from {from} on.',
  sendsOrder: 'We are closed until {until}, and send your order from {from} on.',
})
