/** The header that identifies a repeated call that changes something (contract §2). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9_-]{1,64}$/
