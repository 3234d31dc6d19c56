import { IMAGE_WIDTHS, imageUrlAt, parseImageUrl } from '@bartan/contract/images/rules'
import { sceneOf } from '@bartan/contract/settings/rules'

/** Where a small copy of a setting's picture is. */
export const pictureUrl = (picture: string): string => {
  const scene = sceneOf(picture)
  if (scene) return `/scenes/${scene}-wide-${scene.endsWith('tile') ? 400 : 960}.webp`
  return parseImageUrl(picture) ? imageUrlAt(picture, IMAGE_WIDTHS[0]) : picture
}
