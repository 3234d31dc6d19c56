import { ADMIN_PATHS, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { textOfCard } from './contact-card.ts'

/**
 * A message or contact that a phone shares to the installed app (the staff's manifest). The service worker stores it
 * on this device for the page that it opens, which reads and removes it.
 */

/** Path that receives the shared message, and that opens. */
export const SHARE_PATH = `${PAGE_PATHS.admin}/${ADMIN_PATHS.newOrder}`

const CACHE = 'shared'
const KEY = '/shared-message'
/** A card with a photo is larger; its text comes first. */
const MAX_CARD_BYTES = 64 * 1024
const MAX_CARDS = 5
/** More characters than are read of a message. */
const MAX_LENGTH = 10_000

const textsOf = (form: FormData): string[] =>
  ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
  })

const cardsOf = async (form: FormData): Promise<string[]> => {
  const files = form.getAll('contact').filter((file) => file instanceof File)
  const texts = files.slice(0, MAX_CARDS).map((file) => file.slice(0, MAX_CARD_BYTES).text())
  return (await Promise.all(texts)).map(textOfCard)
}

export const keepShared = async (form: FormData): Promise<void> => {
  const parts = [...new Set([...textsOf(form), ...(await cardsOf(form))])]
  const text = parts.join('\n').slice(0, MAX_LENGTH)
  const cache = await caches.open(CACHE)
  await cache.put(KEY, new Response(text))
}

/** Returns the shared message once and removes it; '' if there is none. */
export const takeShared = async (): Promise<string> => {
  if (!('caches' in globalThis)) return ''
  const cache = await caches.open(CACHE)
  const text = await (await cache.match(KEY))?.text()
  await cache.delete(KEY)
  return text ?? ''
}
