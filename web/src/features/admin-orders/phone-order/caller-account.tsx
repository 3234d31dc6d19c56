import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { formatAge } from '#components/ui/format-date.ts'
import { t } from '../texts.ts'
import type { Account } from '@bartan/contract/users/admin-endpoints'
import { css } from '#styled-system/css'

const styles = {
  root: css({ p: '4', bg: 'saffron.tint', borderRadius: 'md' }),
  found: css({ mb: '3', fontSize: 'sm' }),
}

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
    <fieldset className={styles.root} aria-label={t('account')}>
      <p className={styles.found}>{t('accountFound', { name, age: formatAge(createdAt) })}</p>
      <CheckboxField
        label={t('isCaller', { name })}
        hint={t('isCallerWhy', { name })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </fieldset>
  )
}
