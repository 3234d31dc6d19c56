import { useId } from 'react'
import { useText } from '../texts.ts'
import type { ComponentProps } from 'react'
import type { User } from '@bartan/contract/users/schema'
import { css, cva } from '#styled-system/css'
import { styled } from '#components/ui/styled.tsx'

const styles = {
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', minW: '0' }),
  // As narrow on a phone as the words allow: an address that is cut off cannot be checked. Elsewhere as in the review.
  label: css({ flex: { base: '0 0 auto', sm: '0 0 116px' }, fontSize: 'sm', color: 'ink.soft' }),
  told: css({ flex: '1 1 140px', minW: '0' }),
  long: css({ flexBasis: { base: '100%', sm: '140px' } }),
  root: css({ display: 'grid', gap: '1' }),
}

/** Looks like plain text: a box would suggest that it can be edited. */
const Told = styled(
  'input',
  cva({
    base: {
      w: 'full',
      minW: '0',
      minH: '8',
      color: 'ink',
      fontSize: 'md',
      fontWeight: 'medium',
      bg: 'transparent',
      textOverflow: 'ellipsis',
    },
  }),
)

/** What stands beside the label on a phone of 360 px. */
const MAX_BESIDE = 20

const Row = ({
  label,
  ...told
}: ComponentProps<typeof Told> & { label: string; value: string }) => {
  const id = useId()
  const isLong = told.value.length > MAX_BESIDE
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${styles.told} ${isLong ? styles.long : ''}`}>
        <Told {...told} id={id} readOnly />
      </div>
    </div>
  )
}

/** Whom to contact about the order: read-only, from the account (spec §5). */
export const Contact = ({ user }: { user: User }) => {
  const t = useText()
  return (
    <div className={styles.root}>
      <Row
        label={t('contactEmail')}
        type="email"
        value={user.email ?? ''}
        placeholder={t('noEmail')}
      />
      <Row label={t('contactPhone')} type="tel" value={user.phone} />
    </div>
  )
}
