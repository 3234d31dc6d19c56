import { translator } from '#i18n/translate.ts'

/** Why a picture can't be uploaded. */
export const { textIn } = translator('picture', {
  empty: 'The file is empty',
  wrongType: 'Only JPEG, PNG, WebP and AVIF pictures',
  damaged: 'The picture is damaged or incomplete',
  notShrunk: 'Larger than 5 MB, and this browser cannot make it smaller',
  heic: 'This browser cannot read HEIC pictures. Please save it as JPEG and choose that',
})
