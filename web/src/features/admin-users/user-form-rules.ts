import { reason } from '@bartan/contract/reasons/reasons'
import type { Language } from '@bartan/contract/shop/languages'
import { PASSWORD_PATTERN, isPhone } from '@bartan/contract/users/rules'
import { translateReason } from '#i18n/translate.ts'

const missing = (language: Language, field: string) =>
  translateReason(language, reason('field_required', { field }))

/**
 * Validation of the admin's user form: name, phone, email and password are required (spec §5). The rules are those of
 * registration, except that email is required.
 */
export const userFormRules = (language: Language) => {
  const phone = translateReason(language, reason('phone_invalid'))
  const password = translateReason(language, reason('password_invalid'))
  const name = missing(language, 'fullName')
  return {
    name: {
      required: name,
      maxLength: {
        value: 100,
        message: translateReason(
          language,
          reason('field_too_long', { field: 'fullName', max: 100 }),
        ),
      },
      validate: (typed: string) => typed.trim() !== '' || name,
    },
    phone: {
      required: phone,
      validate: (typed: string) => isPhone(typed) || phone,
    },
    email: {
      required: missing(language, 'email'),
      // The server validates the details.
      pattern: {
        value: /^\s*\S+@\S+\.\S+\s*$/,
        message: translateReason(language, reason('email_invalid')),
      },
    },
    password: {
      required: password,
      pattern: { value: PASSWORD_PATTERN, message: password },
    },
  }
}
