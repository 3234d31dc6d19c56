/** The header by which a call that changes something is known when it is repeated (contract §2). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{1,64}$/
