/** The new order for the confirmation page: survives a reload, but not the tab. */
const NAME = 'lastOrder'

type LastOrder = { userId: string; orderId: string }

/** If session storage is switched off, the confirmation lasts as long as the page. */
let fallback: string | null = null

const read = (): string | null => {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return fallback
  }
}

const isLastOrder = (value: unknown): value is LastOrder =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'orderId' in value &&
  typeof value.orderId === 'string'

export const storeLastOrder = (userId: string, orderId: string): void => {
  const text = JSON.stringify({ userId, orderId } satisfies LastOrder)
  try {
    sessionStorage.setItem(NAME, text)
  } catch {
    fallback = text
  }
}

export const lastOrderOf = (userId: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(read() ?? 'null')
    return isLastOrder(value) && value.userId === userId ? value.orderId : undefined
  } catch {
    return undefined
  }
}
