import type { User } from '@bartan/contract/users/schema'
import { useId, type ComponentProps } from 'react'
import { styled } from '#components/ui/styled.tsx'
import { css, cva, cx } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'grid', alignItems: 'center', columnGap: '4' }),
  // As narrow on a phone as the words allow: an address that is cut off cannot be checked. Elsewhere as in the review.
  beside: css({
    gridTemplateColumns: { base: 'fit-content(50%) minmax(0, 1fr)', sm: '116px minmax(0, 1fr)' },
    rowGap: '1',
  }),
  below: css({
    gridTemplateColumns: { sm: '116px minmax(0, 1fr)' },
    rowGap: { sm: '1' },
    '& label:nth-of-type(2)': { mt: { base: '2', sm: '0' } },
  }),
}

/** Looks like plain text: a box would suggest that it can be edited. */
const ReadOnlyInput = styled(
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

/** Number of characters that fit beside the label on a phone of 360 px. */
const MAX_BESIDE = 20

const Row = ({
  label,
  ...props
}: ComponentProps<typeof ReadOnlyInput> & { label: string; value: string }) => {
  const id = useId()
  return (
    <>
      <label className={css({ fontSize: 'sm', color: 'ink.soft' })} htmlFor={id}>
        {label}
      </label>
      <ReadOnlyInput {...props} id={id} readOnly />
    </>
  )
}

/** Contact data for the order: read-only, from the account (spec §5). */
export const Contact = ({ user }: { user: User }) => {
  const t = useText()
  const isLong = (user.email ?? '').length > MAX_BESIDE
  return (
    <div className={cx(styles.root, isLong ? styles.below : styles.beside)}>
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
