import type { Account } from '@bartan/contract/admin-users/endpoints'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { formatAge } from '#components/ui/format-date.ts'
import { useNow } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ p: '4', bg: 'saffron.tint', borderRadius: 'md' }),
}

type CallerAccountProps = {
  /** The account with the caller's phone number. */
  account: Account
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** A phone number proves nothing: staff ask the caller before the account gets to see the order and its address. */
export const CallerAccount = ({ account, isConfirmed, onConfirm }: CallerAccountProps) => {
  const t = useText()
  const now = useNow()
  const { name, createdAt } = account
  return (
    <fieldset className={styles.root} aria-label={t('account')}>
      <p className={css({ mb: '3', fontSize: 'sm' })}>
        {t('accountFound', { name, age: formatAge(t.language, createdAt, now) })}
      </p>
      <CheckboxField
        label={t('isCaller', { name })}
        hint={t('isCallerWhy', { name })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </fieldset>
  )
}
