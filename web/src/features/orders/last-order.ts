/**
 * The order that was just placed, for the confirmation page: it survives a reload, and is gone with the tab.
 * Session storage may be switched off; the confirmation then lasts as long as the page.
 */
const NAME = 'lastOrder'

type LastOrder = { userId: string; orderId: string }

let kept: LastOrder | undefined

const isLastOrder = (value: unknown): value is LastOrder =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'orderId' in value &&
  typeof value.orderId === 'string'

export const keepLastOrder = (userId: string, orderId: string): void => {
  kept = { userId, orderId }
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept))
  } catch {
    // Kept in memory.
  }
}

export const lastOrderOf = (userId: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    if (isLastOrder(value)) kept = value
  } catch {
    // Kept in memory, if at all.
  }
  return kept?.userId === userId ? kept.orderId : undefined
}
