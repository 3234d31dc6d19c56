const EMAIL = /^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/

const SCHEME = /^[a-z][a-z+.-]*:(?!\d)/i

/** Limited to what the server accepts (functions/src/features/content/safe-html.ts). */
const SAFE_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i

const complete = (typed: string): string => {
  if (EMAIL.test(typed)) return `mailto:${typed}`
  return SCHEME.test(typed) ? typed : `https://${typed}`
}

/**
 * Parses a typed link: "example.com" means a web address, not a page of the shop. '' for no link, undefined for an
 * invalid or forbidden one.
 */
export const linkAddress = (typed: string): string | undefined => {
  const address = typed.trim()
  if (address === '' || /^[/#]/.test(address)) return address
  const whole = complete(address)
  return SAFE_SCHEME.test(whole) && !/\s/.test(whole) && URL.canParse(whole) ? whole : undefined
}
