const EMAIL = /^[^\s/@:]+@[^\s/@]+\.[^\s/@]+$/

const SCHEME = /^[a-z][a-z+.-]*:(?!\d)/i

/** No more than what the server keeps (functions/src/features/content/safe-html.ts). */
const SAFE_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i

const complete = (typed: string): string => {
  if (EMAIL.test(typed)) return `mailto:${typed}`
  return SCHEME.test(typed) ? typed : `https://${typed}`
}

/**
 * Where a typed link leads: "example.com" is meant as a web address, not as a page beside this one. '' for nowhere,
 * undefined for what is no address, or none that the page may have.
 */
export const linkAddress = (typed: string): string | undefined => {
  const address = typed.trim()
  if (address === '' || /^[/#]/.test(address)) return address
  const whole = complete(address)
  return SAFE_SCHEME.test(whole) && !/\s/.test(whole) && URL.canParse(whole) ? whole : undefined
}
