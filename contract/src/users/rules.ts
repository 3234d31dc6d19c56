/** Account rules of spec §5, free of any library, so that a form can check while the user types. */

export const PHONE_LENGTH = 10
export const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_LENGTH}}$`)
export const PHONE_MESSAGE = 'Please enter valid phone number'

const PASSWORD_LENGTH = { min: 8, max: 20 } as const
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[!@#$%^&*]).{${PASSWORD_LENGTH.min},${PASSWORD_LENGTH.max}}$`,
  'su',
)
export const PASSWORD_MESSAGE =
  'Password must be 8-20 characters long, contain letters, numbers, and special characters.'

export const ROLES = ['customer', 'admin'] as const
export type Role = (typeof ROLES)[number]
