import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { t } from '../texts.ts'
import type { ComponentProps } from 'react'
import type { User } from '@bartan/contract/users/schema'

/** Looks like plain text: a box would suggest that it can be edited. */
const Told = chakra('input', {
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
})

const Row = ({ label, ...told }: ComponentProps<typeof Told> & { label: string }) => {
  const id = useId()
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" minW="0">
      <chakra.label htmlFor={id} flex="0 0 120px" fontSize="sm" color="ink.soft">
        {label}
      </chakra.label>
      <chakra.div flex="1 1 140px" minW="0">
        <Told {...told} id={id} readOnly />
      </chakra.div>
    </chakra.div>
  )
}

/** Whom to contact about the order: read-only, from the account (spec §5). */
export const Contact = ({ user }: { user: User }) => (
  <chakra.div display="grid" gap="1">
    <Row
      label={t('contactEmail')}
      type="email"
      value={user.email ?? ''}
      placeholder={t('noEmail')}
    />
    <Row label={t('contactPhone')} type="tel" value={user.phone} />
  </chakra.div>
)
