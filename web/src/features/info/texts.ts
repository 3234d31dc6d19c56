import { translator } from '#i18n/translate.ts'

export const t = translator('info', {
  openMap: 'Open the map',
  updated: 'Last changed on {day}',
  notices: 'Licences of the software',
})
