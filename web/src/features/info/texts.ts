import { translator } from '#i18n/translate.ts'

export const { useText } = translator('info', {
  openMap: 'Open the map',
  updated: 'Updated {day}',
  notices: 'Licences of the software',
})
