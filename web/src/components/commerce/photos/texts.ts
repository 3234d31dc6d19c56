import { translator } from '#i18n/translate.ts'

export const { useText } = translator('photos', {
  title: 'Pictures',
  add: 'Add picture',
  adding: 'Sending picture…',
  remove: 'Remove picture {number}',
  photo: 'Picture {number}',
})
