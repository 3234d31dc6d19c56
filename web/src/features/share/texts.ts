import { translator } from '#i18n/translate.ts'

export const { useText } = translator('share', {
  title: 'Share',
  whatsApp: 'Send by WhatsApp',
  copyLink: 'Copy the link',
  copied: 'Copied',
  link: 'Link',
})
