import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { TEMPLATE_NAMES } from '@bartan/contract/whatsapp/templates'
import { WhatsappRefused, type SendWhatsapp } from '#platform/outside/whatsapp-api.ts'

/** Numbers that the stand-in takes for ones without WhatsApp end so. */
const NOT_ON_WHATSAPP = '0000'

/** Numbers that it refuses for now end so. */
const TOO_FAST = '0429'

const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.values(TEMPLATE_NAMES))
const KNOWN_LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_CODES)

/**
 * In place of Meta's API on the local stack. It knows the templates that the shop proposes, and refuses as the API does;
 * a message's id is the one that it has in the outbox.
 */
export const standIn: SendWhatsapp = async ({ id, to, template, language }) => {
  if (!KNOWN_NAMES.has(template) || !KNOWN_LANGUAGES.has(language))
    throw new WhatsappRefused('132001 Template name does not exist in the translation')
  if (to.endsWith(NOT_ON_WHATSAPP)) throw new WhatsappRefused('131026 Message undeliverable')
  if (to.endsWith(TOO_FAST)) throw new Error('131056 Pair rate limit hit')
  return id
}
