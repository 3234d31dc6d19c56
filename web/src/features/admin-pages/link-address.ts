/** An address within the shop, a part of the page, or one with its scheme. */
const COMPLETE = /^(?:[/#]|[a-z][a-z+.-]*:)/i

/** Where a typed link leads: "example.com" is meant as a web address, not as a page beside this one. */
export const linkAddress = (typed: string): string => {
  const address = typed.trim()
  return address === '' || COMPLETE.test(address) ? address : `https://${address}`
}
