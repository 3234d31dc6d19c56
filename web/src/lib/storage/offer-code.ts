import { forget, readText, STORAGE_KEYS } from './local-store.ts'

/** The code of an offer from a link, which public/early.js stores: until it is used or removed, whoever logs in meanwhile. */
export const offerCode = {
  read: (): string => readText(STORAGE_KEYS.offerCode) ?? '',
  forget: (): void => forget(STORAGE_KEYS.offerCode),
}
