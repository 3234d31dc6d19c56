import { chakra } from '@chakra-ui/react/styled-system'
import { CheckboxField } from '#components/ui/checkbox-field.tsx'
import { formatAge } from '#components/ui/format-date.ts'
import { t } from '../texts.ts'
import type { Account } from '@bartan/contract/users/admin-endpoints'

type CallerAccountProps = {
  /** The account with the caller's number. */
  account: Account
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** A number proves nothing: the admin asks the caller before the order, and its address, is shown to an account. */
export const CallerAccount = ({ account, isConfirmed, onConfirm }: CallerAccountProps) => {
  const { name, createdAt } = account
  return (
    <chakra.fieldset aria-label={t('account')} p="4" bg="saffron.tint" borderRadius="md">
      <chakra.p mb="3" fontSize="sm">
        {t('accountFound', { name, age: formatAge(createdAt) })}
      </chakra.p>
      <CheckboxField
        label={t('isCaller', { name })}
        hint={t('isCallerWhy', { name })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </chakra.fieldset>
  )
}
