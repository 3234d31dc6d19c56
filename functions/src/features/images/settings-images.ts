import { parseImageUrl, type ImageName } from '@bartan/contract/images/rules'
import type { Connect } from '#database/connect.ts'
import { SETTINGS } from '#database/stored-settings.ts'

/** Searches all settings, so that pictures of later versions are found, too. */
const imagesIn = (value: unknown): ImageName[] => {
  if (typeof value === 'string') return [parseImageUrl(value) ?? []].flat()
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(imagesIn) : []
}

/** The uploaded pictures in the settings: logo, home page, collections. One read. */
export const settingsImages = (connect: Connect) => async (): Promise<ImageName[]> => {
  const { settings } = await connect()
  return imagesIn((await settings.doc(SETTINGS).get()).data())
}
