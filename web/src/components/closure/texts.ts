import { translator } from '#i18n/translate.ts'

export const { useText } = translator('closure', {
  sendsLater: 'We are closed until {until}. You can still order: we ship from {from}.',
  noOrders: 'We are closed until {until} and take orders again from {from}.',
  sendsOrder: 'We are closed until {until} and ship your order from {from}.',
})
