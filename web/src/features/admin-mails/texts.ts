import { translator } from '#i18n/translate.ts'

export const { useText } = translator('admin-mails', {
  failed: 'Mails that could not be sent',
  again: 'Send again',
  sent: 'It is sent again',
  notSent: 'It could not be sent again',
})
