/** Phone numbers (spec §5 and §9); how they may be typed is plain-phone.ts. */
export const PHONE_LENGTH = 10
export const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_LENGTH}}$`)
export const PHONE_MESSAGE = 'Please enter valid phone number'

/** Passwords (spec §5 and §9). */
const PASSWORD_LENGTH = { min: 8, max: 20 } as const
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[!@#$%^&*]).{${PASSWORD_LENGTH.min},${PASSWORD_LENGTH.max}}$`,
  'su',
)
export const PASSWORD_MESSAGE =
  'Password must be 8-20 characters long, contain letters, numbers, and special characters.'

/** Spec §3. */
export const ROLES = ['customer', 'admin'] as const
export type Role = (typeof ROLES)[number]
