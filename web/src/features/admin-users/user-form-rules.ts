import { PASSWORD_MESSAGE, PASSWORD_PATTERN, PHONE_MESSAGE } from '@bartan/contract/users/rules'
import { isPhone } from '@bartan/contract/users/plain-phone'

/**
 * The admin's user form requires name, phone, e-mail and password (spec §5). The rules are those of registration;
 * only the required e-mail is particular to this form.
 */
export const USER_FORM_RULES = {
  name: {
    required: 'Name is required',
    maxLength: { value: 100, message: 'Name must have at most 100 characters' },
    validate: (name: string) => name.trim() !== '' || 'Name is required',
  },
  phone: {
    required: PHONE_MESSAGE,
    validate: (phone: string) => isPhone(phone) || PHONE_MESSAGE,
  },
  email: {
    required: 'Email is required',
    // The server decides whether it is valid in every detail.
    pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: 'Please enter a valid email address' },
  },
  password: {
    required: PASSWORD_MESSAGE,
    pattern: { value: PASSWORD_PATTERN, message: PASSWORD_MESSAGE },
  },
} as const
